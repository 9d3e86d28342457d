#include "allocation_count.h"

#include <stdlib.h>

static _Thread_local size_t count;

size_t allocation_count(void) { return count; }

#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);

void *malloc(size_t size)
{
    count++;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size)
{
    count++;
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size)
{
    count++;
    return __libc_realloc(block, size);
}
#endif
