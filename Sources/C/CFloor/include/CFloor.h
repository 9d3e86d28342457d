#ifndef CFLOOR_H
#define CFLOOR_H

#include "drawing_floor.h"
#include "image_floor.h"
#include "layout_floor.h"

#endif
