public import Foundation
public import UIKit

/// The tools beside a canvas, which are not shown.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
    /// The tool, and whether the picker is seen: it is not.
    open var selectedTool: any PKTool = PKInkingTool(.pen) {
        didSet { for observer in observers { observer.object?.toolPickerSelectedToolDidChange(self) } }
    }
    open var isVisible: Bool { false }
    open var isRulerActive = false {
        didSet {
            if isRulerActive != oldValue {
                for observer in observers { observer.object?.toolPickerIsRulerActiveDidChange(self) }
            }
        }
    }
    /// The older way to a picker: the one of all windows.
    open class func shared(for window: UIWindow) -> PKToolPicker? { shared }
    private static let shared = PKToolPicker()

    /// Asks for the picker while somebody has the keyboard's place: it is not shown.
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
    private var observers: [Observer] = []

    private struct Observer {
        weak var object: (any PKToolPickerObserver)?
    }

    /// Begins and ends to tell somebody of the chosen tool.
    open func addObserver(_ observer: any PKToolPickerObserver) { observers.append(Observer(object: observer)) }
    open func removeObserver(_ observer: any PKToolPickerObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    /// The look of the picker, and its place beside a view, in points.
    open var showsDrawingPolicyControls = true
    open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var stateAutosaveName: String?
    open var maximumSupportedContentVersion = PKContentVersion.latest
    open var accessoryItem: UIBarButtonItem?
    open var delegate: (any PKToolPickerDelegate)?
    open func frameObscured(in view: UIView) -> CGRect { .null }

    /// The tools of the picker.
    public let toolItems: [PKToolPickerItem]
    open var selectedToolItem: PKToolPickerItem
    open var selectedToolItemIdentifier: String {
        get { selectedToolItem.identifier }
        set { selectedToolItem = toolItems.first { $0.identifier == newValue } ?? selectedToolItem }
    }

    public override convenience init() {
        self.init(toolItems: [
            PKToolPickerInkingItem(type: .pen), PKToolPickerInkingItem(type: .marker),
            PKToolPickerInkingItem(type: .pencil), PKToolPickerEraserItem(type: .vector), PKToolPickerLassoItem(),
        ])
    }

    /// Creates a picker of tools.
    public init(toolItems items: [PKToolPickerItem]) {
        toolItems = items
        selectedToolItem = items.first ?? PKToolPickerInkingItem(type: .pen)
        super.init()
    }
}

/// Told of changes of the tools.
@MainActor @preconcurrency
public protocol PKToolPickerObserver: NSObjectProtocol {
    /// The calls of changes.
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker)
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}

/// The delegate of the tools.
@MainActor @preconcurrency
public protocol PKToolPickerDelegate: NSObjectProtocol {}

/// A tool beside a canvas.
@MainActor @preconcurrency
open class PKToolPickerItem: NSObject {
    /// The name of the tool.
    public let identifier: String

    init(identifier: String) {
        self.identifier = identifier
    }
}

/// A pen beside a canvas.
open class PKToolPickerInkingItem: PKToolPickerItem {
    /// The pen, and what can be chosen of it.
    public let inkingTool: PKInkingTool
    open var allowsColorSelection = true

    /// Creates a pen; the width is in points.
    public init(
        type inkType: PKInk.InkType, color: UIColor = .black, width: CGFloat? = nil, azimuth: CGFloat? = nil,
        identifier: String? = nil
    ) {
        inkingTool = PKInkingTool(inkType, color: color, width: width)
        super.init(identifier: identifier ?? "com.apple.ink.\(inkType.rawValue)")
    }
}

/// An eraser beside a canvas.
open class PKToolPickerEraserItem: PKToolPickerItem {
    /// The eraser.
    public let eraserTool: PKEraserTool

    /// Creates an eraser; the width is in points.
    public init(type eraserType: PKEraserTool.EraserType, width: CGFloat? = nil) {
        eraserTool = PKEraserTool(eraserType, width: width ?? 10)
        super.init(identifier: "com.apple.tool.eraser")
    }
}

/// The choice of strokes beside a canvas.
open class PKToolPickerLassoItem: PKToolPickerItem {
    /// The tool.
    public let lassoTool = PKLassoTool()

    public init() {
        super.init(identifier: "com.apple.tool.lasso")
    }
}

/// The ruler beside a canvas.
open class PKToolPickerRulerItem: PKToolPickerItem {
    public init() {
        super.init(identifier: "com.apple.tool.ruler")
    }
}

/// The writing by hand beside a canvas.
open class PKToolPickerScribbleItem: PKToolPickerItem {
    public init() {
        super.init(identifier: "com.apple.tool.scribble")
    }
}
