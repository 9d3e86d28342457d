public import Foundation
import Synchronization
import TintypeGraphics

/// The screen of a device. UIKit's class.
///
/// It is that of a telephone of 390 by 844 points at 3 pixels a point, whatever canvas is drawn on: code that asks for it stands outside
/// of views and cannot know theirs. In previews it is that of the device that they are drawn on.
open class UIScreen: NSObject, UITraitEnvironment, UICoordinateSpace, @unchecked Sendable {
    public static let main = UIScreen()

    /// The screen that all such objects tell of.
    nonisolated private static let device = Mutex(
        Screen(
            size: CGSize(width: 390, height: 844),
            safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), scale: 3))
    nonisolated package static var current: Screen {
        get { device.withLock { $0 } }
        set { device.withLock { $0 = newValue } }
    }

    /// In points.
    open var bounds: CGRect { CGRect(origin: .zero, size: UIScreen.current.size) }
    /// In pixels, of the device held upright.
    open var nativeBounds: CGRect {
        let screen = UIScreen.current
        let lengths = [screen.size.width, screen.size.height].sorted().map { $0 * screen.scale }
        return CGRect(x: 0, y: 0, width: lengths[0], height: lengths[1])
    }
    /// Pixels a point.
    open var scale: CGFloat { UIScreen.current.scale }
    open var nativeScale: CGFloat { scale }
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
