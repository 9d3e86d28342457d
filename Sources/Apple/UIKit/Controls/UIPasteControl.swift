public import Foundation

/// A button that pastes. UIKit's class; nobody touches it.
open class UIPasteControl: UIControl {
    /// The parts that are shown.
    public typealias DisplayMode = Configuration.DisplayMode

    /// The look of a paste button.
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        /// The parts that are shown.
        public enum DisplayMode: UInt, Sendable {
            case iconAndLabel, iconOnly, labelOnly, arrowAndLabel
        }

        /// The parts, the colours and the corners; the radius is in points.
        open var displayMode = DisplayMode.iconAndLabel
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        open var cornerRadius: CGFloat = -1
        open var baseForegroundColor: UIColor?
        open var baseBackgroundColor: UIColor?
        open var imagePlacement = NSDirectionalRectEdge.leading

        public override init() {
            super.init()
        }
    }

    /// The look, and the thing into which is pasted.
    open private(set) var configuration: Configuration
    open weak var target: (any UIPasteConfigurationSupporting)?

    /// Creates a button.
    public init(configuration: Configuration = Configuration()) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        configuration = Configuration()
        super.init(frame: frame)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// A thing into which can be pasted. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types that are taken, and the pasting.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    func paste(itemProviders: [NSItemProvider])
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// The types that can be pasted. UIKit's class.
open class UIPasteConfiguration: NSObject {
    /// The names of the types.
    open var acceptableTypeIdentifiers: [String]

    public override init() {
        acceptableTypeIdentifiers = []
    }

    /// Creates a list of types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    }
    public init(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
    }

    /// Adds types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
    }
}
