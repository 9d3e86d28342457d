import TintypeTree

/// The look of a list, which SwiftUI's list styles come to.
enum ListLook: Hashable, Sendable {
    /// Cards on iOS, plain rows on macOS.
    case automatic
    case plain
    case inset
    /// Groups from edge to edge.
    case grouped
    /// Groups as cards.
    case insetGrouped
    case sidebar
    case bordered

    /// The look that `automatic` stands for where the list is.
    func resolved(on platform: Platform.Name) -> ListLook {
        switch (self, platform) {
        case (.automatic, .iOS), (.sidebar, .iOS): .insetGrouped
        case (.automatic, .macOS): .inset
        default: self
        }
    }
}
