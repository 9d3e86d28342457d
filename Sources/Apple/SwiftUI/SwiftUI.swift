// `import SwiftUI` where Apple's framework is missing: the views of Tintype, and what comes along with SwiftUI on Apple's systems.
@_exported public import Combine
@_exported public import CoreTransferable
@_exported public import Foundation
@_exported public import FoundationObjects
@_exported public import FoundationOverlay
@_exported public import Tintype
@_exported public import UIKit
