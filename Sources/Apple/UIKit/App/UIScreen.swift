public import Foundation

/// The screen of a device. UIKit's class.
///
/// It is always that of a telephone of 390 by 844 points at 3 pixels a point, whatever canvas is drawn on: code that asks
/// for it stands outside of views and cannot know theirs.
open class UIScreen: NSObject, UITraitEnvironment, UICoordinateSpace, @unchecked Sendable {
    public static let main = UIScreen()

    /// In points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    /// In pixels.
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
    /// Pixels a point.
    open var scale: CGFloat { 3 }
    open var nativeScale: CGFloat { 3 }
    open var maximumFramesPerSecond: Int { 60 }
    /// The screens of the device, and whether this one is seen elsewhere, too.
    public static var screens: [UIScreen] { [main] }
    @MainActor @preconcurrency
    open var coordinateSpace: any UICoordinateSpace { self }
    @MainActor @preconcurrency
    open var fixedCoordinateSpace: any UICoordinateSpace { self }
    @MainActor @preconcurrency
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
    open var mirrored: UIScreen? { nil }
    open var calibratedLatency: TimeInterval { 0 }
    open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
    open var preferredMode: UIScreenMode? { currentMode }
    open var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
    open var isCaptured: Bool { false }
    open var wantsSoftwareDimming: Bool {
        get { false }
        set {}
    }
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
    open var potentialEDRHeadroom: CGFloat { 1 }
    open var currentEDRHeadroom: CGFloat { 1 }
    /// The notifications of screens that come, go or change, which none does here.
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    nonisolated public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    nonisolated public static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    open var traitCollection: UITraitCollection { .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The rectangle without bars, in points, as before safe areas, and the edges that a television hides.
    open var applicationFrame: CGRect { bounds }
    open var overscanCompensation = OverscanCompensation.scale
    open var overscanCompensationInsets: UIEdgeInsets { .zero }
    open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
    /// The thing that has the focus: none.
    open var focusedItem: (any UIFocusItem)? { nil }
    open var focusedView: UIView? { nil }
    open var supportsFocus: Bool { false }

    /// The way in which a picture is fitted into a television's edges.
    public enum OverscanCompensation: Int, Sendable {
        case scale, insetBounds, none
    }

    /// The state of the mode in which colours are as they were measured.
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        case notSupported, notEnabled, limited, enabled
    }

    /// 1, the brightest: nothing changes it.
    open var brightness: CGFloat {
        get { 1 }
        set {}
    }
}

/// A size of a screen. UIKit's class.
open class UIScreenMode: NSObject, @unchecked Sendable {
    /// In pixels.
    public let size: CGSize
    open var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) {
        self.size = size
    }
}
