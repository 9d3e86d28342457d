package import Foundation

/// The distances between the rows and sections of a list, in points.
package struct ListSpacing: Hashable, Sendable {
    /// Above the rows of a section without a header: of the first section, and of the later ones.
    package var aboveFirstRows: CGFloat = 0
    package var aboveRows: CGFloat = 0
    /// Above the header of the first section, and of the later ones.
    package var aboveFirstHeader: CGFloat = 0
    package var aboveHeader: CGFloat = 0
    package var belowHeader: CGFloat = 0
    package var aboveFooter: CGFloat = 0
    /// Below all rows.
    package var atEnd: CGFloat = 0
    /// From the list's sides to the rows.
    package var side: CGFloat = 0
    /// Between rows; they touch where it is 0.
    package var rows: CGFloat = 0
    /// Above the later sections in place of what is usual; nil for that.
    package var sections: CGFloat?

    package init() {}
}
