// `import OSLog` where Apple's framework is missing: the names of `os`. What was logged cannot be read back.
#include "os.h"
