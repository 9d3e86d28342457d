public import Foundation

/// A picture. UIKit's class.
open class UIImageView: UIView {
    /// The pictures of the view, and their movement; of several the first is drawn.
    open var image: UIImage? { didSet { pictureDidChange(from: oldValue?.size) } }
    open var highlightedImage: UIImage?
    open var isHighlighted = false { didSet { pictureDidChange(from: nil) } }
    open var animationImages: [UIImage]?
    open var highlightedAnimationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open private(set) var isAnimating = false
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    /// The size, the strokes and the colours of symbols, where they say none themselves; and the range of light, which changes
    /// nothing here.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { pictureDidChange(from: nil) } }
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    /// Indicates whether pictures are templates that do not say how they are drawn, as in buttons of the system's kind.
    var takesTemplates = false
    /// The opacity of the picture where a button around dims it.
    var strength = 1.0

    /// Creates a view of a picture.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepareForNib()
    }
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepareForNib()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareForNib()
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForNib() {
        isUserInteractionEnabled = false
    }

    override func usualHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { UILayoutPriority(251) }

    private func pictureDidChange(from size: CGSize?) {
        if size == nil || image?.size != size { invalidateIntrinsicContentSize() }
        setNeedsDisplay()
    }

    /// The picture that is seen.
    var shownImage: UIImage? {
        let moving = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        let chosen = isAnimating || image == nil ? moving?.first : nil
        guard let image = chosen ?? (isHighlighted ? highlightedImage : nil) ?? image else { return nil }
        guard let preferred = preferredSymbolConfiguration, image.isSymbolImage else { return image }
        return image.symbolConfiguration.map { image.withConfiguration(preferred.applying($0)) }
            ?? image.withConfiguration(preferred)
    }

    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

    override var ownPicture: AnyView? {
        guard let image = shownImage, bounds.width > 0, bounds.height > 0 else { return super.ownPicture }
        let place = contentMode.place(of: image.size, in: bounds.size)
        let color = image.color(tint: tintColor ?? .systemBlue, isTemplate: takesTemplates)
        var picture = ControlPicture(bounds.size)
        picture.add(image.view(size: place.size, color: color).opacity(strength), in: place)
        return picture.view()
    }

    /// Moves the symbol, which stands still in a picture: the closure is told that the effect is over.
    public func addSymbolEffect(
        _ effect: some SymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { ended(effect, completion) }
    public func addSymbolEffect(
        _ effect: some SymbolEffect & DiscreteSymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { ended(effect, completion) }
    public func addSymbolEffect(
        _ effect: some SymbolEffect & DiscreteSymbolEffect & IndefiniteSymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { ended(effect, completion) }
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { ended(effect, completion) }
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Shows another symbol, at once.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        ended(contentTransition, completion)
    }

    private func ended(_ effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?) {
        guard let completion else { return }
        DispatchQueue.main.async {
            completion(UISymbolEffectCompletionContext(isFinished: true, sender: self, effect: effect))
        }
    }
}

/// The closure that is told of an effect that is over. UIKit's type.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// The facts of an effect that is over. UIKit's type.
@MainActor @preconcurrency
public struct UISymbolEffectCompletionContext {
    /// Indicates whether the effect went to its end.
    public let isFinished: Bool
    /// The view of the symbol, and the effect.
    public private(set) weak var sender: AnyObject?
    public let effect: any SymbolEffect
}

extension UIImage {
    /// The range of light of a picture. UIKit's type.
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard, constrainedHigh, high
    }

    /// The facts of a picture that are the same for all here.
    public var isHighDynamicRange: Bool { false }
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
    public var imageAsset: UIImageAsset? { UIImageAsset(self) }
    public var traitCollection: UITraitCollection { .current }

    /// The pictures that UIKit draws in its own controls.
    public static var add: UIImage { UIImage(systemName: "plus.circle") ?? UIImage() }
    public static var remove: UIImage { UIImage(systemName: "minus.circle") ?? UIImage() }
    public static var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
    public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
}

/// The pictures of one name. UIKit's class.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private var picture: UIImage

    init(_ picture: UIImage) {
        self.picture = picture
    }

    public override init() {
        picture = UIImage()
    }

    /// The picture for traits, which is one for all of them.
    open func image(with traitCollection: UITraitCollection) -> UIImage { picture }
    open func image(with configuration: UIImage.Configuration) -> UIImage { picture }
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) { picture = image }
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) { picture = image }
}

extension UIView.ContentMode {
    /// The place of a content of a size in a view of another, in points.
    func place(of content: CGSize, in bounds: CGSize) -> CGRect {
        var size = content
        let (across, down) =
            content.width > 0 && content.height > 0
            ? (bounds.width / content.width, bounds.height / content.height) : (1, 1)
        switch self {
        case .scaleToFill, .redraw: return CGRect(origin: .zero, size: bounds)
        case .scaleAspectFit:
            size = CGSize(width: content.width * min(across, down), height: content.height * min(across, down))
        case .scaleAspectFill:
            size = CGSize(width: content.width * max(across, down), height: content.height * max(across, down))
        default: break
        }
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: 1
            default: 0.5
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: 1
            default: 0.5
            }
        return CGRect(
            origin: CGPoint(x: (bounds.width - size.width) * x, y: (bounds.height - size.height) * y), size: size)
    }
}
