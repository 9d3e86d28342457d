import Foundation

/// The picture of a control, put together of parts at places, in points from its top left corner in every direction of reading.
struct ControlPicture {
    private var parts: [AnyView] = []
    private let size: CGSize

    init(_ size: CGSize) {
        self.size = size
    }

    /// Adds a part that is given its place's size.
    mutating func add(_ part: some View, in place: CGRect) {
        let (width, height) = (max(0, place.width), max(0, place.height))
        parts.append(AnyView(part.frame(width: width, height: height).offset(x: place.minX, y: place.minY)))
    }

    /// Adds a shape with round ends.
    mutating func addCapsule(_ color: Color, in place: CGRect) {
        guard place.width > 0, place.height > 0 else { return }
        let radius = min(place.width, place.height) / 2
        add(RoundedRectangle(cornerRadius: radius, style: .circular).fill(color), in: place)
    }

    /// Adds a thumb with the soft shadow that it throws: two pale rims, as the engine's own switches have.
    mutating func addThumb(_ color: Color, in place: CGRect, hasShadow: Bool = true) {
        if hasShadow {
            for (spread, alpha) in [(1.5, 0.04), (0.5, 0.08)] as [(CGFloat, Double)] {
                addCapsule(
                    Color.black.opacity(alpha), in: place.offsetBy(dx: 0, dy: 0.5).insetBy(dx: -spread, dy: -spread))
            }
        }
        addCapsule(color, in: place)
    }

    @MainActor
    mutating func add(_ image: UIImage, in place: CGRect, tint: UIColor) {
        add(image.view(size: place.size, color: image.color(tint: tint)), in: place)
    }

    /// The parts from the back to the front.
    func view(opacity: Double = 1) -> AnyView {
        let parts = parts
        return AnyView(
            ZStack(alignment: .topLeading) {
                ForEach(0..<parts.count, id: \.self) { parts[$0] }
            }
            .frame(width: size.width, height: size.height, alignment: .topLeading)
            .opacity(opacity)
            .environment(\.layoutDirection, .leftToRight))
    }
}

extension UIView {
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The rectangle of a view that reads from left to right, in points, where this one stands in it.
    func mirrored(_ rect: CGRect) -> CGRect {
        isRightToLeft ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }

    /// The rules by which a text of the view is set.
    func textRules(font: UIFont, color: UIColor, lines: Int? = 1) -> DrawnText.Rules {
        let traits = traitCollection
        var rules = DrawnText.Rules()
        (rules.lineLimit, rules.lineBreakMode) = (lines, .byTruncatingTail)
        (rules.font, rules.color) = (font, color.color)
        rules.isRightToLeft = isRightToLeft
        rules.typeSize = DynamicTypeSize(traits.preferredContentSizeCategory)
        if traits.displayScale > 0 { rules.scale = traits.displayScale }
        return rules
    }
}
