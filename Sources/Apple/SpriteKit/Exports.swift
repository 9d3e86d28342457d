// `import SpriteKit` where Apple's framework is missing: scenes and their nodes as values. Actions come to their ends at once, nothing
// moves by itself, and a scene is drawn as its ground. It brings Foundation, simd and UIKit's names along.
@_exported public import Foundation
@_exported public import UIKit
@_exported public import simd
