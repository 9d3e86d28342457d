import Foundation

/// The view of a background that is a value, as large as the cell, the header or the button that it is behind.
final class ConfiguredBackgroundView: UIView {
    /// The background, as it is in the state of what it is behind.
    var configuration: UIBackgroundConfiguration {
        didSet { if configuration != oldValue { configure() } }
    }
    private let surface = UIView(frame: .zero)
    private let imageView = UIImageView(image: nil)

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(surface)
        configure()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The view of a background: the one that was there, if there was one. Without a background that one is taken away.
    static func showing(
        _ background: UIBackgroundConfiguration?, after old: ConfiguredBackgroundView?
    ) -> ConfiguredBackgroundView? {
        guard let background else {
            old?.removeFromSuperview()
            return nil
        }
        let view = old ?? ConfiguredBackgroundView(background)
        view.configuration = background
        return view
    }

    private func configure() {
        for view in surface.subviews { view.removeFromSuperview() }
        if let effect = configuration.visualEffect { surface.addSubview(UIVisualEffectView(effect: effect)) }
        if let image = configuration.image {
            imageView.image = image
            imageView.contentMode = configuration.imageContentMode
            surface.addSubview(imageView)
        }
        if let custom = configuration.customView { surface.addSubview(custom) }
        surface.clipsToBounds = configuration.cornerRadius > 0
        surface.layer.cornerRadius = configuration.cornerRadius
        surface.layer.cornerCurve = .continuous
        let shadow = configuration.shadowProperties
        layer.shadowColor = shadow.color.cgColor
        layer.shadowOpacity = Float(shadow.opacity)
        layer.shadowRadius = shadow.radius
        layer.shadowOffset = shadow.offset
        setColors()
        setNeedsLayout()
    }

    private func setColors() {
        let tint: UIColor = tintColor
        surface.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
        surface.layer.borderWidth = configuration.strokeWidth
        surface.layer.borderColor =
            configuration.strokeWidth > 0 ? configuration.resolvedStrokeColor(for: tint).cgColor : nil
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var insets = configuration.backgroundInsets
        if let margins = superview?.directionalLayoutMargins {
            let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
            if edges.contains(.top) { insets.top += margins.top }
            if edges.contains(.leading) { insets.leading += margins.leading }
            if edges.contains(.bottom) { insets.bottom += margins.bottom }
            if edges.contains(.trailing) { insets.trailing += margins.trailing }
        }
        let outset = configuration.strokeOutset
        surface.frame = bounds.inset(by: insets.fixed(effectiveUserInterfaceLayoutDirection))
            .insetBy(dx: -outset, dy: -outset)
        for view in surface.subviews { view.frame = surface.bounds }
    }
}
