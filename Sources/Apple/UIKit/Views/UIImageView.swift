public import Foundation

/// A picture. UIKit's class.
open class UIImageView: UIView {
    /// The pictures of the view, and their movement.
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var animationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open func startAnimating() {}
    open func stopAnimating() {}

    /// Creates a view of a picture.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}
