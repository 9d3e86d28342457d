// `import NotificationCenter` where Apple's framework is missing: the list of widgets of systems before iOS 14, which has none. It brings
// Foundation and UIKit's names along.
@_exported public import Foundation
@_exported public import UIKit

/// The outcome of bringing a widget up to date.
public enum NCUpdateResult: UInt, Sendable {
    case newData, noData, failed
}

/// The height of a widget.
public enum NCWidgetDisplayMode: Int, Sendable {
    case compact, expanded
}

/// The controller of a widget.
@MainActor @preconcurrency
public protocol NCWidgetProviding: NSObjectProtocol {
    /// Called when the widget is to be brought up to date and as its height changes, in points: never.
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
    /// The margins of the widget, in points.
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}

extension NCWidgetProviding {
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        completionHandler(.noData)
    }
    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {}
    public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
        defaultMarginInsets
    }
}

/// The keeper of widgets, of which there are none.
open class NCWidgetController: NSObject {
    /// The keeper.
    open class func widgetController() -> NCWidgetController { NCWidgetController() }

    /// Says whether a widget has something to show: there is none that would.
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}

extension NSExtensionContext {
    /// The largest height of the widget and its height: the small one, of which there is no other.
    public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
        get { .compact }
        set {}
    }
    public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }

    /// The largest size in points, as an iPhone of 390 points has it.
    public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
        CGSize(width: 374, height: displayMode == .compact ? 110 : 616)
    }
}
