// `import UIKit` where Apple's framework is missing, with what comes along with it on Apple's systems.
@_exported public import Accessibility
@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import CoreText
@_exported public import CoreTransferable
@_exported public import Foundation
@_exported public import FoundationObjects
@_exported public import FoundationOverlay
@_exported public import ImageIO
@_exported public import QuartzCore
@_exported public import Tintype
@_exported public import UserNotifications
