// The part of CPython's configuration that its headers read for the stable ABI, on systems with pointers of 64 bits.
#pragma once

#define HAVE_STDDEF_H 1
#define SIZEOF_INT 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_VOID_P 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_LONG __SIZEOF_LONG__
#define SIZEOF_WCHAR_T __SIZEOF_WCHAR_T__

#ifdef _WIN32
#define MS_WINDOWS
#define MS_WIN32
#define MS_WIN64
#define HAVE_DECLSPEC_DLL
#define Py_ENABLE_SHARED
#endif
