public import Foundation

/// The view of a list's row. UIKit's class: labels and a picture inside of it, which its configuration places.
open class UIListContentView: UIView, UIContentView {
    /// The content.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let content = newValue as? UIListContentConfiguration, content != self.content else { return }
            self.content = content
            configure()
        }
    }
    private var content: UIListContentConfiguration
    private var label: UILabel?
    private var secondaryLabel: UILabel?
    private var imageView: UIImageView?

    /// Creates the view of a content.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        configure()
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    private func configure() {
        label = configured(label, content.text, content.attributedText, content.textProperties)
        secondaryLabel = configured(
            secondaryLabel, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
        if let image = content.image {
            let view = imageView ?? UIImageView(image: nil)
            let properties = content.imageProperties
            view.image = image
            view.tintColor = properties.tintColor ?? (properties.tintColorTransformer == nil ? nil : tintColor)
            if let change = properties.tintColorTransformer { view.tintColor = change(view.tintColor) }
            view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
            view.contentMode = image.isSymbolImage ? .center : .scaleAspectFit
            view.clipsToBounds = properties.cornerRadius > 0
            view.layer.cornerRadius = properties.cornerRadius
            view.layer.borderWidth = properties.strokeWidth
            view.layer.borderColor =
                properties.strokeWidth > 0 ? properties.resolvedStrokeColor(for: tintColor).cgColor : nil
            if imageView == nil { addSubview(view) }
            imageView = view
        } else {
            imageView?.removeFromSuperview()
            imageView = nil
        }
        alpha = content.alpha
        ownMargins = content.directionalLayoutMargins
        preservesSuperviewLayoutMargins = content.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The label of a text, which is made or goes as the text does.
    private func configured(
        _ old: UILabel?, _ text: String?, _ attributed: NSAttributedString?,
        _ look: UIListContentConfiguration.TextProperties
    ) -> UILabel? {
        guard text != nil || attributed != nil else {
            old?.removeFromSuperview()
            return nil
        }
        let label = old ?? UILabel(frame: .zero)
        label.font = look.font
        label.textColor = look.resolvedColor()
        label.numberOfLines = look.numberOfLines
        label.lineBreakMode = look.lineBreakMode
        label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = look.minimumScaleFactor
        label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
        label.textAlignment =
            switch look.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = text.map(look.transform.applied)
        }
        if old == nil { addSubview(label) }
        return label
    }

    /// The size of the picture: its own, no larger than the greatest that was said.
    private func imageSize(_ image: UIImage) -> CGSize {
        let (size, limit) = (imageView?.intrinsicContentSize ?? image.size, content.imageProperties.maximumSize)
        var factor: CGFloat = 1
        if limit.width > 0, size.width > limit.width { factor = limit.width / size.width }
        if limit.height > 0, size.height > limit.height { factor = min(factor, limit.height / size.height) }
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    private func layout(_ width: CGFloat, _ height: CGFloat? = nil) -> ListContentLayout {
        var parts = ListContentLayout.Parts()
        parts.margins = margins
        if let image = content.image {
            parts.image = imageSize(image)
            let kept = content.imageProperties.reservedLayoutSize.width
            parts.imageWidth =
                kept > 0 && kept < UIListContentConfiguration.ImageProperties.standardDimension
                ? kept : kept > 0 || image.isSymbolImage ? ListContentMetrics.symbolWidth : 0
        }
        parts.text = label.map { label in { label.fittingSize($0) } }
        parts.secondary = secondaryLabel.map { label in { label.fittingSize($0) } }
        parts.imagePadding = content.imageToTextPadding
        parts.horizontalPadding = content.textToSecondaryTextHorizontalPadding
        parts.verticalPadding = content.textToSecondaryTextVerticalPadding
        parts.arrangement = content.prefersSideBySideTextAndSecondaryText ? .sideBySide : .stacked
        let layout = ListContentLayout(parts, width: width, height: height, scale: pixelScale)
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? layout.mirrored(in: width) : layout
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout(bounds.width, bounds.height)
        imageView?.frame = layout.image
        label?.frame = aligned(layout.text, content.textProperties)
        secondaryLabel?.frame = aligned(layout.secondary, content.secondaryTextProperties)
    }

    /// The frame of a label, as wide as there is room where its text is not at the start.
    private func aligned(_ frame: CGRect, _ look: UIListContentConfiguration.TextProperties) -> CGRect {
        guard look.alignment != .natural, !content.prefersSideBySideTextAndSecondaryText else { return frame }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let end = isRightToLeft ? frame.maxX : bounds.width - margins.trailing
        let start = isRightToLeft ? margins.trailing : frame.minX
        return CGRect(x: start, y: frame.minY, width: max(0, end - start), height: frame.height)
    }

    override func contentSize(fitting width: CGFloat) -> CGSize { CGSize(width: width, height: layout(width).height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(fitting: size.width) }
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { contentSize(fitting: targetSize.width) }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: layout(bounds.width > 0 ? bounds.width : 10_000).height)
    }

    /// The places of the texts and of the picture, where they are there.
    open var textLayoutGuide: UILayoutGuide? { label.map(guide) }
    open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryLabel.map(guide) }
    open var imageLayoutGuide: UILayoutGuide? { imageView.map(guide) }

    private func guide(_ part: UIView) -> UILayoutGuide {
        let guide = PartGuide(of: part)
        guide.owningView = self
        return guide
    }

    /// The start of the texts, from the leading edge, in points: separators begin there.
    var textStart: CGFloat? {
        guard content.image != nil, label != nil || secondaryLabel != nil else { return nil }
        let layout = layout(bounds.width, bounds.height)
        let frame = label != nil ? layout.text : layout.secondary
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - frame.maxX : frame.minX
    }
}

/// The frame of a part of a view.
private final class PartGuide: UILayoutGuide {
    private weak var part: UIView?

    init(of part: UIView) {
        self.part = part
        super.init()
    }

    override var layoutFrame: CGRect { part?.frame ?? .zero }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    fileprivate func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }
}

extension UIView {
    /// The pixels of a point where the view is drawn; three where nothing says so.
    var pixelScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : 3
    }

    /// The height of the view at a width, both in points, by its content or by its constraints.
    func fittedHeight(_ width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

extension UILabel {
    /// The size of the text in a width, in points.
    func fittingSize(_ width: CGFloat) -> CGSize {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
}
