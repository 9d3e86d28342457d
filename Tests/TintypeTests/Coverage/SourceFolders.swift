import Foundation

/// The folders whose public names are SwiftUI's, or come along with it.
enum SourceFolders {
    static func all(in root: URL) -> [URL] {
        let wing = ["CoreGraphics", "CoreText", "CoreTransferable", "FoundationOverlay", "SwiftUI", "UIKit"]
        let rooms = ["Tintype", "TintypeGraphics", "TintypeTree", "TintypeUI"]
        return (wing.map { "Apple/" + $0 } + rooms).map { root.appendingPathComponent("Sources/\($0)") }
    }
}
