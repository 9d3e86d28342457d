import Foundation

// The layout of buttons without a configuration.

extension UIButton {
    /// Indicates whether the button has a title.
    private var hasTitle: Bool { !(currentTitle ?? "").isEmpty || (currentAttributedTitle?.length ?? 0) > 0 }

    /// The size of the title, in points; its width is rounded up to whole points, as UIKit 26.1's is.
    private func titleSize(width: CGFloat? = nil) -> CGSize {
        guard hasTitle else { return .zero }
        guard let width, label.numberOfLines != 1 else {
            let size = label.intrinsicContentSize
            return CGSize(width: size.width.rounded(.up), height: size.height)
        }
        let size = label.sizeThatFits(CGSize(width: max(width, 1), height: 0))
        return CGSize(width: size.width.rounded(.up), height: size.height)
    }

    private var imageSize: CGSize { currentImage == nil ? .zero : picture.shownImage?.size ?? .zero }

    /// The size of the parts and the insets, in points. Without insets a title has 6 above and below, and 30 is the least width.
    var formerSize: CGSize {
        let (image, title, insets) = (imageSize, titleSize(), contentEdgeInsets)
        var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
        if insets == .zero {
            if hasTitle || currentImage == nil {
                let line = hasTitle ? title.height : label.font.lineHeight.rounded(.up)
                size.height = max(image.height, line + 12)
            }
            if currentImage == nil { size.width = max(size.width, 30) }
        } else {
            size.width += insets.left + insets.right
            size.height += insets.top + insets.bottom
        }
        if buttonType == .close { size = CGSize(width: 30, height: 30) }
        if let ground = currentBackgroundImage, ground.capInsets == .zero {
            size = CGSize(width: max(size.width, ground.size.width), height: max(size.height, ground.size.height))
        }
        return size
    }

    /// The places of the parts in the rectangle of the content, in points.
    func formerPlaces(in content: CGRect) -> (image: CGRect, title: CGRect) {
        var image = imageSize
        image = CGSize(
            width: min(image.width, max(content.width, 0)), height: min(image.height, max(content.height, 0)))
        let room = max(0, content.width - image.width - titleEdgeInsets.left - titleEdgeInsets.right)
        var title = titleSize(width: room)
        title = CGSize(width: min(title.width, room), height: min(title.height, max(content.height, 0)))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (imageOffset, titleOffset) = isMirrored ? (title.width, 0) : (0, image.width)
        func x(_ width: CGFloat, _ offset: CGFloat, _ insets: UIEdgeInsets) -> CGFloat {
            let free = content.width - image.width - title.width
            switch effectiveContentHorizontalAlignment {
            case .left, .fill: return content.minX + offset + insets.left
            case .right: return content.minX + free + offset - insets.right
            default: return content.minX + free / 2 + offset + (insets.left - insets.right) / 2
            }
        }
        func y(_ height: CGFloat, _ insets: UIEdgeInsets) -> CGFloat {
            switch contentVerticalAlignment {
            case .top, .fill: content.minY + insets.top
            case .bottom: content.maxY - height - insets.bottom
            case .center: content.midY - height / 2 + (insets.top - insets.bottom) / 2
            }
        }
        var places = (
            image: CGRect(
                x: onPixel(x(image.width, imageOffset, imageEdgeInsets)), y: onPixel(y(image.height, imageEdgeInsets)),
                width: image.width, height: image.height),
            title: CGRect(
                x: onPixel(x(title.width, titleOffset, titleEdgeInsets)), y: onPixel(y(title.height, titleEdgeInsets)),
                width: title.width, height: title.height)
        )
        // A picture alone fills what it is told to fill.
        if contentHorizontalAlignment == .fill, currentImage != nil, !hasTitle {
            places.image.origin.x = content.minX + imageEdgeInsets.left
            places.image.size.width = max(0, content.width - imageEdgeInsets.left - imageEdgeInsets.right)
        }
        if contentVerticalAlignment == .fill, currentImage != nil {
            places.image.origin.y = content.minY + imageEdgeInsets.top
            places.image.size.height = max(0, content.height - imageEdgeInsets.top - imageEdgeInsets.bottom)
        }
        return places
    }

    /// The length, in points, rounded to a whole pixel.
    func onPixel(_ length: CGFloat) -> CGFloat {
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 3
        return (length * scale + 0.5).rounded(.down) / scale
    }

    func arrangeFormer() {
        let content = contentRect(forBounds: bounds)
        if parts.contains(.title) { label.frame = titleRect(forContentRect: content) }
        if parts.contains(.image) { picture.frame = imageRect(forContentRect: content) }
    }

    // MARK: Parts

    /// Gives the texts and the pictures of the state to the views that show them.
    func refreshParts() {
        if let configuration { return refresh(configuration) }
        if hasTitle || parts.contains(.title) {
            use(.title)
            if let attributed = currentAttributedTitle {
                label.attributedText = attributed
            } else if label.text != currentTitle {
                label.text = currentTitle
            }
            label.isHidden = !hasTitle
        }
        if currentImage != nil || parts.contains(.image) {
            use(.image)
            picture.takesTemplates = buttonType != .custom
            picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
            picture.image = currentImage
            picture.isHidden = currentImage == nil
        }
        refreshColors()
    }

    func refreshColors() {
        if let configuration { return refreshColors(configuration) }
        if parts.contains(.title), currentAttributedTitle == nil {
            label.isArranged = true
            label.textColor = shownTitleColor
            label.isArranged = false
            label.shadowColor = currentTitleShadowColor
        }
        if parts.contains(.image) {
            if buttonType == .close { picture.tintColor = .secondaryLabel }
            picture.strength =
                !isEnabled && adjustsImageWhenDisabled ? 0.5 : isHighlighted && adjustsImageWhenHighlighted ? 0.5 : 1
        }
    }

    /// The colour of the title: white where the button is of the custom kind, and else the tint. UIKit 26.1 greys the tint where the
    /// button is disabled, and draws a fifth of any colour where it is pressed.
    var shownTitleColor: UIColor {
        if let own = titleColor(for: state) {
            return isHighlighted && titleColor(for: .highlighted) == titleColor(for: .normal) && buttonType != .custom
                ? own.withAlphaComponent(0.2) : own
        }
        if buttonType == .custom { return .white }
        if !isEnabled {
            return UIColor { traits in
                UIColor(white: traits.userInterfaceStyle == .dark ? 0.55 : 0.52, alpha: 0.45)
            }
        }
        let tint = tintColor ?? .systemBlue
        return isHighlighted ? tint.withAlphaComponent(0.2) : tint
    }
}
