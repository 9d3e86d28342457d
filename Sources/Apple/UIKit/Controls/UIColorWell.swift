public import Foundation

/// A colour to choose. UIKit's class.
open class UIColorWell: UIControl {
    /// The colour, and the title of its picker.
    open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
    open var title: String?
    open var supportsAlpha = true

    /// In points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var isSwiftUIs: Bool { true }

    /// The colour for SwiftUI's picker, which changes it as a finger does.
    private var shownColor: Binding<Color> {
        Binding {
            (self.selectedColor ?? .clear).color
        } set: { color in
            self.selectedColor = UIColor(color)
            self.sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }

    override var ownPicture: AnyView? {
        AnyView(
            ColorPicker("", selection: shownColor, supportsOpacity: supportsAlpha).labelsHidden()
                .disabled(!isEnabled).frame(width: bounds.width, height: bounds.height))
    }
}
