#include "CCairo.h"
#include <stdlib.h>

static void *ccairo_ft_allocate(FT_Memory memory, long size)
{
    (void)memory;
    return malloc((size_t)size);
}

static void ccairo_ft_free(FT_Memory memory, void *block)
{
    (void)memory;
    free(block);
}

static void *ccairo_ft_reallocate(FT_Memory memory, long current, long wanted, void *block)
{
    (void)memory;
    (void)current;
    return realloc(block, (size_t)wanted);
}

FT_Library ccairo_ft_library_new(void)
{
    static struct FT_MemoryRec_ memory = {NULL, ccairo_ft_allocate, ccairo_ft_free, ccairo_ft_reallocate};
    FT_Library library = NULL;
    if (FT_New_Library(&memory, &library) != 0) return NULL;
    FT_Add_Default_Modules(library);
    return library;
}
