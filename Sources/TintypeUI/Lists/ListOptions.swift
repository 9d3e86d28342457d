import Foundation

/// What modifiers around a list say about it as a whole.
struct ListOptions: Hashable, Sendable {
    /// Between rows, in points; nil for rows that touch.
    var rowSpacing: CGFloat?
    /// Between sections, in points; nil for the style's.
    var sectionSpacing: CGFloat?
    var hidesBackground = false
    var isEditing = false
    /// Whether every other row lies on a surface of another shade.
    var alternatesRows = false
}
