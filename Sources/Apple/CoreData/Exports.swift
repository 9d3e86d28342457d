// `import CoreData` where Apple's framework is missing: models, contexts and requests over a store in memory, which keeps what is
// saved for as long as the program runs. It brings Foundation along.
@_exported public import FoundationOverlay
@_exported public import Foundation
