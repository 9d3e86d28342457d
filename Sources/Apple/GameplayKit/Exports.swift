// `import GameplayKit` where Apple's framework is missing: random numbers, state machines, entities and components, ways through
// networks, rules, moves of games, noise and agents. It brings Foundation and simd along.
@_exported public import Foundation
@_exported public import simd
