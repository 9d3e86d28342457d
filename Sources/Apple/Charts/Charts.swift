// `import Charts` where Apple's framework is missing: marks, scales, axes and legends, drawn with SwiftUI's own vocabulary.
@_exported public import Foundation
@_exported public import FoundationOverlay
@_exported public import Tintype
