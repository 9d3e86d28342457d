import Foundation

/// The words of modifiers around a list about it as a whole.
struct ListOptions: Hashable, Sendable {
    /// The distance between rows, in points; nil for rows that touch.
    var rowSpacing: CGFloat?
    /// The distance between sections, in points; nil for the style's.
    var sectionSpacing: CGFloat?
    var hidesBackground = false
    var isEditing = false
    /// Indicates whether every other row lies on a surface of another shade.
    var alternatesRows = false
}
