// `import GameplayKit` where Apple's framework is missing: random numbers, state machines, entities and components. It brings
// Foundation along.
@_exported public import Foundation
