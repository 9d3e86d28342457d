// `import UIKit` where Apple's framework is missing: what of it SwiftUI code uses. UIKit brings Foundation along.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Tintype
