// `import RealityKit` where Apple's framework is missing: entities, components, shapes and materials as values, with their places
// in space. Nothing moves by itself, files are not read, and a view draws its ground. It brings ARKit, Combine, Foundation, simd
// and UIKit's names along.
@_exported public import ARKit
@_exported public import Combine
@_exported public import Foundation
@_exported public import UIKit
@_exported public import simd
