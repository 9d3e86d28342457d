/// A colour to choose. UIKit's class.
open class UIColorWell: UIControl {
    /// The colour, and the title of its picker.
    open var selectedColor: UIColor?
    open var title: String?
    open var supportsAlpha = true
}
