#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <exempi/xmp.h>

// Stands in <string.h> where only C and C++ see it.
void *memmem(const void *haystack, size_t haystack_length, const void *needle, size_t needle_length);
