/// The sign of a location button.
public enum CLLocationButtonIcon: Int, Sendable {
    case none, arrowFilled, arrowOutline
}

/// The words of a location button.
public enum CLLocationButtonLabel: Int, Sendable {
    case none, currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation
    case shareMyCurrentLocation

    var text: String? {
        switch self {
        case .none: nil
        case .currentLocation: LocationButton.Title.currentLocation.text
        case .sendCurrentLocation: LocationButton.Title.sendCurrentLocation.text
        case .sendMyCurrentLocation: LocationButton.Title.sendMyCurrentLocation.text
        case .shareCurrentLocation: LocationButton.Title.shareCurrentLocation.text
        case .shareMyCurrentLocation: LocationButton.Title.shareMyCurrentLocation.text
        }
    }
}

/// UIKit's button by which a person shares the location once.
open class CLLocationButton: UIControl {
    private enum Gap {
        static let side: CGFloat = 12
        static let top: CGFloat = 7
        static let middle: CGFloat = 6
    }

    /// The sign and the words; nothing is drawn of what is `none`.
    open var icon = CLLocationButtonIcon.arrowOutline {
        didSet { changed() }
    }
    open var label = CLLocationButtonLabel.none {
        didSet { changed() }
    }
    /// The size of the words and the radius of the corners, in points.
    open var fontSize: CGFloat = 17 {
        didSet { changed() }
    }
    open var cornerRadius: CGFloat = 7 {
        didSet { changed() }
    }

    private func changed() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    private var sign: UIImage? {
        let size = UIImage.SymbolConfiguration(pointSize: fontSize)
        return switch icon {
        case .none: nil
        case .arrowFilled: UIImage(systemName: "location.fill", withConfiguration: size)
        case .arrowOutline: UIImage(systemName: "location", withConfiguration: size)
        }
    }

    private var words: NSAttributedString? {
        label.text.map {
            NSAttributedString(
                string: $0, attributes: [.font: UIFont.systemFont(ofSize: fontSize), .foregroundColor: UIColor.white])
        }
    }

    /// The size of the sign and the words with the gaps around them.
    open override var intrinsicContentSize: CGSize {
        let (sign, words) = (sign?.size, words?.size())
        let gap = sign == nil || words == nil ? 0 : Gap.middle
        return CGSize(
            width: (sign?.width ?? 0) + gap + (words?.width ?? 0) + 2 * Gap.side,
            height: max(sign?.height ?? 0, words?.height ?? 0) + 2 * Gap.top)
    }

    /// Always false: the corners are round.
    open override var isOpaque: Bool {
        get { false }
        set {}
    }

    /// Draws the sign and the words on the tint, in the middle.
    open override func draw(_ rect: CGRect) {
        tintColor.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).fill()
        var left = bounds.midX - (intrinsicContentSize.width - 2 * Gap.side) / 2
        if let sign = sign?.withTintColor(.white) {
            sign.draw(at: CGPoint(x: left, y: bounds.midY - sign.size.height / 2))
            left += sign.size.width + Gap.middle
        }
        if let words { words.draw(at: CGPoint(x: left, y: bounds.midY - words.size().height / 2)) }
    }
}
