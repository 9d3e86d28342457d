import Foundation

// The layout and the look of buttons with a configuration.

extension UIButton.Configuration {
    /// The insets of the button's size, in points.
    var usualInsets: NSDirectionalEdgeInsets {
        let (across, down): (CGFloat, CGFloat) =
            switch buttonSize {
            case .mini, .small: (10, 5)
            case .medium: (12, 7)
            case .large: (20, 15)
            }
        return NSDirectionalEdgeInsets(top: down, leading: across, bottom: down, trailing: across)
    }

    fileprivate var titleFont: UIFont {
        .preferredFont(forTextStyle: buttonSize == .mini || buttonSize == .small ? .subheadline : .body)
    }
    fileprivate var subtitleFont: UIFont {
        .preferredFont(forTextStyle: buttonSize == .mini || buttonSize == .small ? .caption1 : .footnote)
    }

    fileprivate var isFilled: Bool { [.filled, .borderedProminent, .prominentGlass].contains(kind) }

    /// The colour of the texts and of the picture in a button.
    @MainActor fileprivate func foreground(of button: UIButton) -> UIColor {
        if !button.isEnabled { return .tertiaryLabel }
        if let baseForegroundColor { return baseForegroundColor }
        if isFilled { return .white }
        if button.role == .destructive { return .systemRed }
        if kind == .glass || kind == .clearGlass { return .label }
        return button.tintColor ?? .systemBlue
    }

    /// The colour of the ground; nil for none.
    @MainActor fileprivate func groundColor(of button: UIButton) -> UIColor? {
        let tint = baseBackgroundColor ?? (button.role == .destructive ? .systemRed : button.tintColor ?? .systemBlue)
        let own = background.backgroundColor
        let usual: UIColor? =
            switch kind {
            case .plain, .borderless: button.isSelected ? .tertiarySystemFill : nil
            case .gray, .bordered: baseBackgroundColor ?? .tertiarySystemFill
            case .tinted, .borderedTinted:
                button.isEnabled ? tint.withAlphaComponent(0.18) : .tertiarySystemFill
            case .filled, .borderedProminent, .prominentGlass: button.isEnabled ? tint : .tertiarySystemFill
            case .glass, .clearGlass: baseBackgroundColor
            }
        let color = own ?? usual
        return color.map { background.backgroundColorTransformer?($0) ?? $0 }
    }

    /// The radius of the corners, in points: since iOS 26 the usual ones are capsules.
    private func cornerRadius(in size: CGSize) -> CGFloat {
        let capsule = min(size.width, size.height) / 2
        switch cornerStyle {
        case .fixed: return background.cornerRadius
        case .dynamic: return background.cornerRadius > 0 ? background.cornerRadius : capsule
        case .small: return 5
        case .medium: return 8
        case .large: return 12
        case .capsule: return capsule
        }
    }

    /// The picture behind the content of a button; nil for none.
    @MainActor func ground(of button: UIButton) -> AnyView? {
        let bounds = button.bounds.size
        let insets = background.backgroundInsets.fixed(button.effectiveUserInterfaceLayoutDirection)
        let place = CGRect(origin: .zero, size: bounds).inset(by: insets)
        guard place.width > 0, place.height > 0 else { return nil }
        let shape = RoundedRectangle(
            cornerRadius: min(cornerRadius(in: place.size), min(place.width, place.height) / 2),
            style: cornerStyle == .capsule || background.cornerRadius == 0 ? .circular : .continuous)
        let color = groundColor(of: button)
        let stroke = background.strokeColor.map { background.strokeColorTransformer?($0) ?? $0 }
        let isGlass = kind == .glass || kind == .clearGlass || kind == .prominentGlass
        guard color != nil || isGlass || background.image != nil || background.strokeWidth > 0 else { return nil }
        var ground = AnyView(shape.fill((color ?? .clear).color))
        if isGlass {
            let glass: Glass = kind == .clearGlass ? .clear : .regular
            ground = AnyView(
                Color.clear.frame(width: place.width, height: place.height)
                    .glassEffect(color.map { glass.tint($0.color) } ?? glass, in: shape))
        }
        if let image = background.image {
            let imagePlace = background.imageContentMode.place(of: image.size, in: place.size)
            let picture = image.view(
                size: imagePlace.size, color: image.color(tint: button.tintColor ?? .systemBlue))
            ground = AnyView(
                ground.overlay(alignment: .topLeading) {
                    picture.offset(x: imagePlace.minX, y: imagePlace.minY)
                }.clipShape(shape))
        }
        if background.strokeWidth > 0 {
            let line = (stroke ?? button.tintColor ?? .systemBlue).color
            ground = AnyView(ground.overlay { shape.strokeBorder(line, lineWidth: background.strokeWidth) })
        }
        var picture = ControlPicture(bounds)
        picture.add(ground, in: place)
        return picture.view()
    }
}

/// The places of a button's parts, in points.
struct ButtonArrangement {
    var size = CGSize.zero
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var indicator = CGRect.zero
}

extension UIButton {
    /// Indicates whether the button shows what is chosen in its menu.
    private var isPopUp: Bool { menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

    /// The action of the menu that is chosen, or else the first.
    private var chosen: UIAction? {
        func actions(_ menu: UIMenu) -> [UIAction] {
            menu.children.flatMap { element in
                (element as? UIMenu).map(actions) ?? (element as? UIAction).map { [$0] } ?? []
            }
        }
        let all = menu.map(actions) ?? []
        return all.first { $0.state == .on } ?? all.first
    }

    private func title(of configuration: Configuration) -> NSAttributedString? {
        let plain = isPopUp ? chosen?.title : configuration.title ?? currentTitle
        let rich = configuration.attributedTitle?.withUIKitAttributes ?? currentAttributedTitle
        return text(
            plain, isPopUp ? nil : rich, configuration.titleFont, configuration.titleTextAttributesTransformer)
    }

    private func text(
        _ plain: String?, _ attributed: NSAttributedString?, _ font: UIFont,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString? {
        guard let string = attributed?.string ?? plain, !string.isEmpty else { return nil }
        let text = NSMutableAttributedString(string: string, attributes: [.font: font])
        let whole = NSRange(location: 0, length: text.length)
        attributed?.enumerateAttributes(in: whole) { attributes, range, _ in
            text.addAttributes(attributes, range: range)
        }
        if let transformer {
            var container = AttributeContainer()
            container.uiKit.font = font
            let changed = AttributedString("x", attributes: transformer(container)).withUIKitAttributes
            text.addAttributes(changed.attributes(at: 0, effectiveRange: nil), range: whole)
        }
        return text
    }

    func refresh(_ configuration: Configuration) {
        show(title(of: configuration), .title, configuration.titleLineBreakMode)
        show(
            text(
                configuration.subtitle, configuration.attributedSubtitle?.withUIKitAttributes,
                configuration.subtitleFont, configuration.subtitleTextAttributesTransformer),
            .subtitle, configuration.subtitleLineBreakMode)
        let image = (isPopUp ? chosen?.image : nil) ?? configuration.image ?? currentImage
        if image != nil || parts.contains(.image) {
            use(.image)
            let own = configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
            let usual = UIImage.SymbolConfiguration(font: configuration.titleFont)
            picture.preferredSymbolConfiguration = own.map { usual.applying($0) } ?? usual
            picture.image = image
            picture.isHidden = image == nil || configuration.showsActivityIndicator
        }
        refreshColors(configuration)
    }

    private func show(_ text: NSAttributedString?, _ part: Part, _ mode: NSLineBreakMode) {
        guard text != nil || parts.contains(part) else { return }
        use(part)
        let label = part == .title ? label : sublabel
        label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
        label.attributedText = text
        label.lineBreakMode = mode == .byWordWrapping ? .byTruncatingTail : mode
        label.isHidden = text == nil
    }

    func refreshColors(_ configuration: Configuration) {
        let color = configuration.foreground(of: self)
        for (part, label) in [(Part.title, { self.label }), (.subtitle, { self.sublabel })] where parts.contains(part) {
            let label = label()
            guard let text = label.attributedText, text.length > 0 else { continue }
            let own = text.attribute(.foregroundColor, at: 0, effectiveRange: nil)
            if own == nil || (own as? UIColor) === given[part] {
                given[part] = color
                label.isArranged = true
                label.textColor = color
                label.isArranged = false
            }
        }
        if parts.contains(.image) {
            picture.tintColor = configuration.imageColorTransformer?(color) ?? color
            picture.strength = !isEnabled && picture.image?.isSymbolImage != true ? 0.5 : 1
        }
    }

    /// The places of the parts where the button is so wide, and its size; nil for a width as it likes.
    func arrangement(of configuration: Configuration, width: CGFloat?, height: CGFloat? = nil) -> ButtonArrangement {
        let insets = configuration.contentInsets.fixed(effectiveUserInterfaceLayoutDirection)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isStacked = [.top, .bottom].contains(configuration.imagePlacement)
        var image = CGSize.zero
        if configuration.showsActivityIndicator {
            image = CGSize(width: 20, height: 20)
        } else if parts.contains(.image), !picture.isHidden {
            image = picture.shownImage?.size ?? .zero
        }
        let hasImage = image != .zero
        var slot = image
        if hasImage, isStacked { slot.height = max(slot.height, configuration.imageReservation) }
        if hasImage, !isStacked { slot.width = max(slot.width, configuration.imageReservation) }
        let mark = showsIndicator(configuration) ? CGSize(width: 11, height: 14) : .zero
        let markRoom = mark == .zero ? 0 : mark.width + 4
        let hasText =
            parts.contains(.title) && !label.isHidden || parts.contains(.subtitle) && !sublabel.isHidden
        let padding = hasImage && hasText ? configuration.imagePadding : 0
        let inner = width.map { max(0, $0 - insets.left - insets.right) }
        let room = inner.map { max(1, $0 - markRoom - (isStacked || !hasImage ? 0 : slot.width + padding)) }
        func size(_ part: Part, _ label: @autoclosure () -> UILabel) -> CGSize {
            guard parts.contains(part), !label().isHidden else { return .zero }
            let label = label()
            let natural = label.sizeThatFits(CGSize(width: 0, height: 0))
            guard let room, natural.width > room else { return natural }
            let size = label.sizeThatFits(CGSize(width: room, height: 0))
            return CGSize(width: min(size.width, room), height: size.height)
        }
        let (title, subtitle) = (size(.title, label), size(.subtitle, sublabel))
        let between = title != .zero && subtitle != .zero ? configuration.titlePadding : 0
        let text = CGSize(
            width: max(title.width, subtitle.width), height: title.height + between + subtitle.height)
        let block =
            isStacked
            ? CGSize(width: max(slot.width, text.width) + markRoom, height: slot.height + padding + text.height)
            : CGSize(width: slot.width + padding + text.width + markRoom, height: max(slot.height, text.height))
        var arrangement = ButtonArrangement()
        arrangement.size = CGSize(
            width: block.width + insets.left + insets.right, height: block.height + insets.top + insets.bottom)
        let full = CGSize(width: width ?? arrangement.size.width, height: height ?? arrangement.size.height)
        let free = CGSize(
            width: full.width - insets.left - insets.right - block.width,
            height: full.height - insets.top - insets.bottom - block.height)
        let origin = CGPoint(
            x: insets.left + start(effectiveContentHorizontalAlignment, free.width),
            y: insets.top + start(contentVerticalAlignment, free.height))
        let isLast = (configuration.imagePlacement == .trailing) != isMirrored
        let column = block.width - markRoom
        let left = origin.x + (isMirrored ? markRoom : 0)
        let afterSlot = isLast || !hasImage ? left : left + slot.width + padding
        let textX = isStacked ? left + (column - text.width) / 2 : afterSlot
        let slotX = isStacked ? left + (column - slot.width) / 2 : isLast ? left + text.width + padding : left
        let isBelow = configuration.imagePlacement == .bottom
        let textY =
            isStacked
            ? origin.y + (isBelow ? 0 : slot.height + padding) : origin.y + (block.height - text.height) / 2
        let slotY =
            isStacked ? origin.y + (isBelow ? text.height + padding : 0) : origin.y + (block.height - slot.height) / 2
        arrangement.image = CGRect(
            x: onPixel(slotX + (slot.width - image.width) / 2), y: onPixel(slotY + (slot.height - image.height) / 2),
            width: image.width, height: image.height)
        let side = titleSide(configuration, isMirrored: isMirrored, hasImage: hasImage, isStacked: isStacked)
        func line(_ size: CGSize, _ y: CGFloat) -> CGRect {
            CGRect(
                x: onPixel(textX + (text.width - size.width) * side), y: onPixel(y), width: size.width,
                height: size.height)
        }
        arrangement.title = line(title, textY)
        arrangement.subtitle = line(subtitle, textY + title.height + between)
        arrangement.indicator = CGRect(
            x: isMirrored ? origin.x : origin.x + block.width - mark.width,
            y: origin.y + (block.height - mark.height) / 2, width: mark.width, height: mark.height)
        return arrangement
    }

    private func start(_ alignment: ContentHorizontalAlignment, _ free: CGFloat) -> CGFloat {
        switch alignment {
        case .left, .leading, .fill: 0
        case .right, .trailing: free
        case .center: free / 2
        }
    }

    private func start(_ alignment: ContentVerticalAlignment, _ free: CGFloat) -> CGFloat {
        switch alignment {
        case .top, .fill: 0
        case .bottom: free
        case .center: free / 2
        }
    }

    /// The side to which the titles are aligned: 0 is the left one, 1 the right one.
    private func titleSide(
        _ configuration: Configuration, isMirrored: Bool, hasImage: Bool, isStacked: Bool
    ) -> CGFloat {
        switch configuration.titleAlignment {
        case .leading: isMirrored ? 1 : 0
        case .trailing: isMirrored ? 0 : 1
        case .center: 0.5
        case .automatic:
            hasImage && !isStacked
                ? (configuration.imagePlacement == .trailing) != isMirrored ? 1 : 0
                : effectiveContentHorizontalAlignment == .left
                    ? 0 : effectiveContentHorizontalAlignment == .right ? 1 : 0.5
        }
    }

    private func showsIndicator(_ configuration: Configuration) -> Bool {
        configuration.indicator == .popup || configuration.indicator == .automatic && isPopUp
    }

    func arrange(_ configuration: Configuration) {
        let places = arrangement(of: configuration, width: bounds.width, height: bounds.height)
        func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: bounds.minX, dy: bounds.minY) }
        if parts.contains(.title) { label.frame = moved(places.title) }
        if parts.contains(.subtitle) { sublabel.frame = moved(places.subtitle) }
        if parts.contains(.image) { picture.frame = moved(places.image) }
        let alignment: NSTextAlignment =
            switch titleSide(
                configuration, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
                hasImage: places.image != .zero, isStacked: [.top, .bottom].contains(configuration.imagePlacement))
            {
            case 0: .left
            case 1: .right
            default: .center
            }
        for (part, label) in [(Part.title, { self.label }), (.subtitle, { self.sublabel })] where parts.contains(part) {
            let label = label()
            label.isArranged = true
            label.textAlignment = alignment
            label.isArranged = false
        }
        let color = configuration.foreground(of: self)
        if configuration.showsActivityIndicator || parts.contains(.spinner) {
            use(.spinner)
            spinner.color = configuration.activityIndicatorColorTransformer?(color) ?? color
            if configuration.showsActivityIndicator { spinner.startAnimating() } else { spinner.stopAnimating() }
            spinner.frame = moved(places.image)
        }
        if showsIndicator(configuration) || parts.contains(.indicator) {
            use(.indicator)
            mark.isHidden = !showsIndicator(configuration)
            mark.tintColor = configuration.indicatorColorTransformer?(color) ?? color
            mark.frame = moved(places.indicator)
        }
        guard let ground = configuration.background.customView else { return }
        if ground.superview !== self { insertSubview(ground, at: 0) }
        ground.frame = bounds.inset(
            by: configuration.background.backgroundInsets.fixed(effectiveUserInterfaceLayoutDirection))
    }
}
