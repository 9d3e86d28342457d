// `import Accessibility` where Apple's framework is missing. Nobody listens: charts and further content are kept as they are
// said, and announcements reach nobody. It brings Foundation along.
@_exported public import CoreGraphics
@_exported public import Foundation
