package import Foundation

/// The distances between the rows and sections of a list, in points.
package struct ListSpacing: Hashable, Sendable {
    /// The distance above the rows of a section without a header: of the first section, and of the later ones.
    package var aboveFirstRows: CGFloat = 0
    package var aboveRows: CGFloat = 0
    /// The distance above the header of the first section, and of the later ones.
    package var aboveFirstHeader: CGFloat = 0
    package var aboveHeader: CGFloat = 0
    package var belowHeader: CGFloat = 0
    package var aboveFooter: CGFloat = 0
    /// The distance below all rows.
    package var atEnd: CGFloat = 0
    /// The distance from the list's sides to the rows.
    package var side: CGFloat = 0
    /// The distance between rows; they touch where it is 0.
    package var rows: CGFloat = 0
    /// The distance above the later sections in place of what is usual; nil for that.
    package var sections: CGFloat?

    package init() {}
}
