public import Foundation

/// A view whose font follows the readers' type size. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// The choice whether it does.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIContentSizeCategoryAdjusting where Self: UIView {
    /// The size of readers at which a font is set: that of the place for a font that follows it, or else that at which it was made.
    func usedTypeSize(of font: UIFont) -> DynamicTypeSize? {
        let made = adjustsFontForContentSizeCategory ? nil : font.madeTypeSize
        return made ?? DynamicTypeSize(traitCollection)
    }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
