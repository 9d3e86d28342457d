// jpeglib.h asks for these first.
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>
