// `import GameplayKit` where Apple's framework is missing: random numbers, state machines, entities and components, ways through
// networks, rules, moves of games, noise and agents. It brings Foundation, SceneKit, SpriteKit and simd along.
@_exported public import Foundation
@_exported public import SceneKit
@_exported public import SpriteKit
@_exported public import simd
