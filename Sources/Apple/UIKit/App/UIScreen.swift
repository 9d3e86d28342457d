public import Foundation

/// The screen of a device. UIKit's class.
///
/// It is always that of a telephone of 390 by 844 points at 3 pixels a point, whatever canvas is drawn on: code that asks
/// for it stands outside of views and cannot know theirs.
open class UIScreen: NSObject, @unchecked Sendable {
    public static let main = UIScreen()

    /// In points.
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    /// In pixels.
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
    /// Pixels a point.
    public var scale: CGFloat { 3 }
    public var nativeScale: CGFloat { 3 }
    public var maximumFramesPerSecond: Int { 60 }
    public var traitCollection: UITraitCollection { .current }

    /// 1, the brightest: nothing changes it.
    public var brightness: CGFloat {
        get { 1 }
        set {}
    }
}
