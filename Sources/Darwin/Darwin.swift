// Darwin: the name of the C library on Apple's systems. It hands on Linux's.

@_exported public import Glibc
