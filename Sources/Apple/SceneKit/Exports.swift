// `import SceneKit` where Apple's framework is missing: scenes, nodes, shapes and materials as values, with their places in space.
// Actions come to their ends at once, nothing moves by itself, and a scene is drawn as its ground. It brings Foundation, simd,
// SpriteKit and UIKit's names along.
@_exported public import Foundation
@_exported public import Metal
@_exported public import SpriteKit
@_exported public import UIKit
@_exported public import simd
