// `import UniformTypeIdentifiers` where Apple's framework is missing: `UTType` comes with SwiftUI and UIKit here, so that a
// file needs one of them as well.
