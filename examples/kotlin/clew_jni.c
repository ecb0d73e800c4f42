/* The C interface for Java and Kotlin: static methods of a class Clew (Main.kt). Build it as a shared library:
 *
 *   cc -shared -fPIC -I"$JAVA_HOME/include" -I"$JAVA_HOME/include/linux" clew_jni.c -lclew-c -o libclew_jni.so
 *
 * Strings cross as UTF-8 bytes: those of JNI are encoded otherwise beyond the Basic Multilingual Plane. */
#include <clew.h>
#include <jni.h>
#include <stdlib.h>
#include <string.h>

/* A copy of the bytes with a final NUL, or NULL with an exception pending. */
static char *text_of(JNIEnv *env, jbyteArray bytes) {
  jsize size = (*env)->GetArrayLength(env, bytes);
  char *text = malloc((size_t)size + 1);
  if (!text) {
    (*env)->ThrowNew(env, (*env)->FindClass(env, "java/lang/OutOfMemoryError"), "clew");
    return NULL;
  }
  (*env)->GetByteArrayRegion(env, bytes, 0, size, (jbyte *)text);
  text[size] = 0;
  return text;
}

static jbyteArray bytes_of(JNIEnv *env, const char *text) {
  jsize size = (jsize)strlen(text);
  jbyteArray bytes = (*env)->NewByteArray(env, size);
  if (bytes) (*env)->SetByteArrayRegion(env, bytes, 0, size, (const jbyte *)text);
  return bytes;
}

/* The answer of any verb: a JSON object in, a JSON object out. */
JNIEXPORT jbyteArray JNICALL Java_Clew_call(JNIEnv *env, jclass type, jbyteArray verb, jbyteArray request) {
  (void)type;
  char *name = text_of(env, verb), *json = name ? text_of(env, request) : NULL;
  jbyteArray bytes = NULL;
  if (json) {
    char *answer = clew_call(name, json, NULL);
    if (answer)
      bytes = bytes_of(env, answer);
    else
      (*env)->ThrowNew(env, (*env)->FindClass(env, "java/lang/OutOfMemoryError"), "clew");
    clew_free(answer);
  }
  free(json);
  free(name);
  return bytes;
}
