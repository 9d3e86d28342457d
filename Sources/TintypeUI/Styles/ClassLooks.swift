import Synchronization
package import TintypeTree

/// The looks that an app says once for all of its bars and controls, as UIKit's appearances do. A view's own modifiers go before
/// them.
package struct ClassLooks {
    /// The look of words; nil for what is not said.
    package struct Words {
        package var font: Font?
        package var color: Color?

        package init(font: Font? = nil, color: Color? = nil) {
            self.font = font
            self.color = color
        }
    }

    /// The words of navigation bars, and the surface of one over content that has not been scrolled.
    package var title = Words()
    package var largeTitle = Words()
    package var barSurface: AnyShapeStyle?
    /// The tint of what navigation bars have themselves: the button that leads back, and the field of a search.
    package var barTint: Color?
    /// The colour of the chosen tab, and before iOS 26 that of the others and the surface of the bar.
    package var chosenTab: Color?
    package var tab: Color?
    package var tabSurface: AnyShapeStyle?
    /// The parts of segmented controls.
    package var segmentGround: Color?
    package var chosenSegment: Color?
    package var segmentWords = Words()
    package var chosenSegmentWords = Words()
    /// The dots of pages.
    package var dot: Color?
    package var chosenDot: Color?

    package init() {}

    private static let teller = Mutex<(@Sendable () -> ClassLooks)?>(nil)

    /// Has the looks told by a closure from now on, each time that a view which has them is made: in the thread in which it is made, which
    /// is any one for scenes in files.
    package static func tell(by closure: @escaping @Sendable () -> ClassLooks) {
        teller.withLock { $0 = closure }
    }

    /// The looks that were said by now.
    package static var current: ClassLooks { teller.withLock { $0 }?() ?? ClassLooks() }
}
