import Foundation

extension UITextField {
    private var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

    /// The text as it is seen: dots where it is secret. nil for an empty one.
    var setText: DrawnText? {
        guard let text, !text.isEmpty else { return nil }
        let attributes = defaultTextAttributes
        let shown =
            isSecureTextEntry
            ? NSAttributedString(string: String(repeating: "•", count: text.count), attributes: attributes)
            : attributedText?.length ?? 0 > 0 && attributes.isEmpty
                ? attributedText! : NSAttributedString(string: text, attributes: attributes)
        var rules = textRules(font: shownFont, color: textColor ?? .label)
        rules.typeSize = usedTypeSize(of: shownFont)
        rules.alignment = textAlignment
        if adjustsFontSizeToFitWidth {
            let least = minimumFontSize > 0 ? minimumFontSize / max(shownFont.pointSize, 1) : 0.1
            rules.minimumScale = min(max(least, 0.1), 1)
        }
        return DrawnText(shown, rules)
    }

    /// The text that stands for an empty one; nil where there is none.
    var setPlaceholder: DrawnText? {
        let shown = attributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) }
        guard let shown, shown.length > 0 else { return nil }
        var rules = textRules(font: shownFont, color: placeholderColor)
        rules.typeSize = usedTypeSize(of: shownFont)
        let style = shown.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        rules.alignment = style?.alignment ?? textAlignment
        return DrawnText(shown, rules)
    }

    private var placeholderColor: UIColor {
        self is UISearchTextField ? .secondaryLabel : .placeholderText
    }

    private var isEmpty: Bool { (text ?? "").isEmpty }

    /// Indicates whether the button that clears is seen.
    var showsClearButton: Bool { !isEmpty && isEnabled && isSeen(clearButtonMode) }

    private func isSeen(_ mode: ViewMode) -> Bool {
        mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
    }

    // MARK: Sizes, in points

    /// The height of a line of the field's font and UIKit's 1.5 more.
    private var lineHeight: CGFloat { ((shownFont.lineHeight + 1.5) * 3).rounded(.up) / 3 }

    var usualSize: CGSize {
        let text = (setText ?? setPlaceholder)?.measures().size.width.rounded(.up) ?? 0
        var size = CGSize(width: max(text, 5), height: lineHeight)
        let bounds = CGRect(origin: .zero, size: CGSize(width: 1_000, height: 1_000))
        if let leftView, isSeen(leftViewMode) {
            let place = leftViewRect(forBounds: bounds)
            size = CGSize(width: size.width + place.width, height: max(size.height, leftView.bounds.height))
        }
        if let rightView, isSeen(rightViewMode) {
            let place = rightViewRect(forBounds: bounds)
            size = CGSize(width: size.width + place.width, height: max(size.height, rightView.bounds.height))
        } else if showsClearButton {
            size.width += 24
        }
        guard borderStyle != .none else { return size }
        return CGSize(width: size.width + 28, height: max(34, size.height + 12))
    }

    var usualBaselines: (first: CGFloat, last: CGFloat)? {
        let text = setText ?? setPlaceholder
        let measures = text?.measures() ?? DrawnText(" ", [.font: shownFont]).measures()
        let top = (usualSize.height - measures.size.height) / 2
        return (top + measures.firstBaseline, top + measures.size.height - measures.lastBaseline)
    }

    // MARK: Places, in points

    func usualTextRect(in bounds: CGRect) -> CGRect {
        var insets = UIEdgeInsets.zero
        if borderStyle != .none { insets = UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7) }
        let (first, last) = isRightToLeft ? (rightView, leftView) : (leftView, rightView)
        let (firstMode, lastMode) = isRightToLeft ? (rightViewMode, leftViewMode) : (leftViewMode, rightViewMode)
        if first != nil, isSeen(firstMode) {
            let place = isRightToLeft ? rightViewRect(forBounds: bounds) : leftViewRect(forBounds: bounds)
            insets.left += max(0, place.maxX - bounds.minX)
        }
        if last != nil, isSeen(lastMode) {
            let place = isRightToLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
            insets.right += max(0, bounds.maxX - place.minX)
        } else if showsClearButton {
            if isRightToLeft { insets.left += 20 } else { insets.right += 20 }
        }
        return bounds.inset(by: insets)
    }

    func sideRect(_ view: UIView?, atStart isStart: Bool, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size == .zero {
            let own = view.intrinsicContentSize
            size = CGSize(width: max(0, own.width), height: max(0, own.height))
        }
        size.height = min(size.height, bounds.height)
        return CGRect(
            x: isStart != isRightToLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    func layOutSides() {
        for (view, mode, isLeft) in [(leftView, leftViewMode, true), (rightView, rightViewMode, false)] {
            guard let view else { continue }
            guard isSeen(mode) else {
                if view.superview === self { view.removeFromSuperview() }
                continue
            }
            if view.superview !== self { addSubview(view) }
            let place = isLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
            if view.frame != place { view.frame = place }
        }
    }

    // MARK: Drawing

    var picture: AnyView {
        let whole = CGRect(origin: .zero, size: bounds.size)
        var picture = ControlPicture(bounds.size)
        addGround(to: &picture, in: borderRect(forBounds: whole))
        let (texts, board) = drawing.gather(in: bounds.size) {
            if isEmpty {
                drawPlaceholder(in: placeholderRect(forBounds: whole))
            } else {
                drawText(in: textRect(forBounds: whole))
            }
        }
        for (text, rect) in texts {
            let size = CGSize(width: max(0, rect.width), height: max(0, rect.height))
            picture.add(text.placed(in: size, vertical), in: rect)
        }
        picture.add(board)
        if showsClearButton, !isSeen(rightViewMode) || rightView == nil {
            let symbols = UIImage.SymbolConfiguration(pointSize: 14)
            if let sign = UIImage(systemName: "xmark.circle.fill", withConfiguration: symbols) {
                let place = clearButtonRect(forBounds: whole)
                let own = UIView.ContentMode.center.place(of: sign.size, in: place.size)
                picture.add(
                    sign.view(size: own.size, color: .systemGray3), in: own.offsetBy(dx: place.minX, dy: place.minY))
            }
        }
        return picture.view(opacity: isEnabled || borderStyle != .roundedRect ? 1 : 0.5)
    }

    private var vertical: VerticalAlignment {
        switch contentVerticalAlignment {
        case .top: .top
        case .bottom: .bottom
        default: .center
        }
    }

    private static let ground = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.4) : .white
    }

    private func addGround(to picture: inout ControlPicture, in place: CGRect) {
        if self is UISearchTextField {
            picture.addCapsule(UIColor.tertiarySystemFill.color, in: place)
        }
        if let image = isEnabled ? background : disabledBackground ?? background, borderStyle != .roundedRect {
            picture.add(image, in: place, tint: tintColor ?? .systemBlue)
        }
        switch borderStyle {
        case .none: break
        case .roundedRect:
            let shape = RoundedRectangle(cornerRadius: 6)
            let fill = (backgroundColor == nil ? UITextField.ground : .clear).color
            picture.add(
                shape.fill(fill).overlay { shape.strokeBorder(UIColor.separator.color, lineWidth: 0.5) }, in: place)
        case .line:
            picture.add(Rectangle().strokeBorder(Color.black, lineWidth: 1), in: place)
        case .bezel:
            picture.add(Rectangle().strokeBorder(UIColor.systemGray3.color, lineWidth: 1), in: place)
        }
    }
}
