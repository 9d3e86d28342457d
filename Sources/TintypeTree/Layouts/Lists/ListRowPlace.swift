/// The place of a row in its section.
package struct ListRowPlace: Hashable, Sendable {
    package var isFirst = true
    package var isLast = true
    package var isSelected = false
    /// Indicates whether the row below is selected.
    package var isNextSelected = false
    /// Indicates whether rows stand apart, each as a card of its own.
    package var isApart = false
    /// Indicates whether the row below hides the separator between the two.
    package var isClosedBelow = false
    /// Indicates whether the row is of an odd number, counted from 0.
    package var isOdd = false

    init() {}
}
