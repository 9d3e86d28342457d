// What Foundation has on Apple's systems and lacks on Linux. Modules that bring Foundation along bring this too.
@_exported public import Foundation
