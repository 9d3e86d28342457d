// `import os.log` where Apple's module is missing.
#include "os.h"
