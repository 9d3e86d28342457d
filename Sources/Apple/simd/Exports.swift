// `import simd` where Apple's module is missing: vectors are Swift's own, matrices and quaternions are here. It brings Foundation
// along.
@_exported public import Foundation
