package import Foundation
package import TintypeGraphics
package import TintypeTree

/// The measures of the buttons beside a row that is swiped aside, in points.
///
/// Estimated from pictures: since iOS 26 the buttons are capsules that stand apart, before they fill the row. 74 points are
/// the least width of UIKit's before iOS 26.
package struct SwipeMetrics {
    /// The way that a finger must go for buttons to come out, in points, and the part of the row's width for the first of them to be
    /// done. UIKit documents neither.
    package static let leastWay: CGFloat = 20
    package static let fullPart: CGFloat = 0.6

    private let standsApart: Bool

    package init(_ platform: Platform) {
        standsApart = platform.name == .iOS && platform.version >= 26
    }

    package var spacing: CGFloat { standsApart ? 8 : 0 }
    package var margins: EdgeInsets { EdgeInsets(.all, standsApart ? 8 : 0) }
    package var leastWidth: CGFloat { standsApart ? 56 : 74 }
    package var padding: CGFloat { standsApart ? 12 : 15 }
    package var font: Font { .system(size: 17) }
    var shape: AnyShape { standsApart ? AnyShape(Capsule()) : AnyShape(Rectangle()) }
}
