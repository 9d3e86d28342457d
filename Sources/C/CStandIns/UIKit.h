// `import UIKit` where Apple's framework is missing: the names are in the Swift module.
