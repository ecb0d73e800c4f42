// Asks Clew from Kotlin through the C interface; clew_jni.c says how its library is built:
//
//   kotlinc Main.kt -include-runtime -d main.jar
//   java -Djava.library.path=FOLDER_OF_BOTH_LIBRARIES -cp main.jar MainKt
class Clew {
    companion object {
        init {
            System.loadLibrary("clew_jni")
        }

        @JvmStatic
        private external fun call(verb: ByteArray, request: ByteArray): ByteArray

        /** The answer of any verb: a JSON object in, a JSON object out. */
        fun call(verb: String, request: String): String = String(call(verb.toByteArray(), request.toByteArray()))
    }
}

fun main() {
    val puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    val solved = Clew.call("solve", """{"puzzle":"$puzzle"}""")
    println(Regex("\"solution\":\"(\\d+)\"").find(solved)?.groupValues?.get(1))
    println(if ("\"er\":1.2" in Clew.call("rate", """{"puzzle":"$puzzle"}""")) "ER 1.2" else "?")
    println(Clew.call("solve", """{"puzzle":"53..x","layout":"9x9"}"""))
}
