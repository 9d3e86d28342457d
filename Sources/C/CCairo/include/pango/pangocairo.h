#include <pango-1.0/pango/pangocairo.h>
