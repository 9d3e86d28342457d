import Foundation
import TintypeGraphics

/// A style whose colours and geometry can be animated. Colours are mixed without their gamma encoding, as SwiftUI does (Semantics.md 8).
struct AnimatedStyle: Animatable {
    private(set) var style: _ResolvedStyle

    /// Styles of one form can be animated into each other; nil for one that changes at once.
    let form: String?

    init(_ style: _ResolvedStyle) {
        self.style = style
        form =
            switch style.storage {
            case .color: "color"
            case .linearGradient(let stops, _, _): "linear \(stops.count)"
            case .radialGradient(let stops, _, _, _): "radial \(stops.count)"
            case .ellipticalGradient(let stops, _, _, _): "elliptical \(stops.count)"
            case .angularGradient(let stops, _, _, _): "angular \(stops.count)"
            case .mesh, .tiles, .backdrop, .anchored, .shadowed, .blended: nil
            }
    }

    var animatableData: StyleVector {
        get { StyleVector(style) }
        set {
            var numbers = newValue.numbers[...]
            func next() -> Double { numbers.popFirst() ?? 0 }
            func point() -> UnitPoint { UnitPoint(x: next(), y: next()) }
            func color() -> ResolvedColor { ResolvedColor(linear: next(), next(), next(), alpha: next()) }
            func stops(_ count: Int) -> [GradientStop] {
                (0..<count).map { _ in
                    let color = color()
                    return GradientStop(color: color, location: CGFloat(next()))
                }
            }
            switch style.storage {
            case .color: style.storage = .color(color())
            case .linearGradient(let old, _, _):
                let (start, end) = (point(), point())
                style.storage = .linearGradient(stops(old.count), start: start, end: end)
            case .radialGradient(let old, _, _, _):
                let (center, start, end) = (point(), CGFloat(next()), CGFloat(next()))
                style.storage = .radialGradient(stops(old.count), center: center, start: start, end: end)
            case .ellipticalGradient(let old, _, _, _):
                let (center, start, end) = (point(), CGFloat(next()), CGFloat(next()))
                style.storage = .ellipticalGradient(stops(old.count), center: center, start: start, end: end)
            case .angularGradient(let old, _, _, _):
                let (center, start, end) = (point(), next(), next())
                style.storage = .angularGradient(stops(old.count), center: center, start: start, end: end)
            case .mesh, .tiles, .backdrop, .anchored, .shadowed, .blended: break
            }
        }
    }
}

/// The numbers of a style, of which those that one of two vectors lacks are 0. Most styles never move, and theirs are not asked for.
struct StyleVector: VectorArithmetic, Sendable {
    private enum Storage: Sendable {
        case style(_ResolvedStyle)
        case numbers([Double])
    }

    private var storage: Storage

    init(_ style: _ResolvedStyle) {
        storage = .style(style)
    }

    private init(_ numbers: [Double]) {
        storage = .numbers(numbers)
    }

    var numbers: [Double] {
        switch storage {
        case .style(let style): style.numbers
        case .numbers(let numbers): numbers
        }
    }

    static var zero: StyleVector { StyleVector([]) }
    static func + (a: Self, b: Self) -> Self { a.combined(with: b, +) }
    static func - (a: Self, b: Self) -> Self { a.combined(with: b, -) }
    mutating func scale(by rhs: Double) { self = StyleVector(numbers.map { $0 * rhs }) }
    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

    private func combined(with other: Self, _ operation: (Double, Double) -> Double) -> Self {
        let (a, b) = (numbers, other.numbers)
        func number(_ index: Int, of numbers: [Double]) -> Double { index < numbers.count ? numbers[index] : 0 }
        return StyleVector(
            (0..<max(a.count, b.count)).map { (index: Int) -> Double in
                operation(number(index, of: a), number(index, of: b))
            })
    }

    static func == (a: Self, b: Self) -> Bool {
        if case .style(let one) = a.storage, case .style(let other) = b.storage, one == other { return true }
        let (a, b) = (a.numbers, b.numbers)
        return (0..<max(a.count, b.count)).allSatisfy { ($0 < a.count ? a[$0] : 0) == ($0 < b.count ? b[$0] : 0) }
    }
}

extension _ResolvedStyle {
    fileprivate var numbers: [Double] {
        var numbers: [Double] = []
        func add(_ point: UnitPoint) { numbers += [Double(point.x), Double(point.y)] }
        func add(_ stops: [GradientStop]) {
            for stop in stops { numbers += stop.color.linearComponents + [Double(stop.location)] }
        }
        switch storage {
        case .color(let color): numbers = color.linearComponents
        case .linearGradient(let stops, let start, let end):
            add(start)
            add(end)
            add(stops)
        case .radialGradient(let stops, let center, let start, let end),
            .ellipticalGradient(let stops, let center, let start, let end):
            add(center)
            numbers += [Double(start), Double(end)]
            add(stops)
        case .angularGradient(let stops, let center, let start, let end):
            add(center)
            numbers += [start, end]
            add(stops)
        case .mesh, .tiles, .backdrop, .anchored, .shadowed, .blended: break
        }
        return numbers
    }
}

extension ResolvedColor {
    fileprivate var linearComponents: [Double] {
        [red, green, blue].map(Color.RGBColorSpace.linear) + [alpha]
    }

    fileprivate init(linear red: Double, _ green: Double, _ blue: Double, alpha: Double) {
        func encoded(_ value: Double) -> Double { Color.RGBColorSpace.encoded(value) }
        self.init(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: min(max(alpha, 0), 1))
    }
}

extension _ResolvedStyle {
    /// Returns whether this style is another one, or will have become it in an animation of its own.
    func looksAlike(_ other: _ResolvedStyle, isAnimated: Bool) -> Bool {
        guard isAnimated, let form = AnimatedStyle(self).form else { return self == other }
        return form == AnimatedStyle(other).form
    }
}

extension Scope {
    /// A style of this view as animations show it.
    ///
    /// - Parameters:
    ///   - number: The number of the style among those of the view.
    ///   - kept: The style of that number in the view's last node; nil where it has none.
    func animated(
        _ style: _ResolvedStyle, _ number: Int = 0, in kept: (Node) -> _ResolvedStyle?
    ) -> _ResolvedStyle {
        guard let store = session.presentation, store.mayMove(id, transaction) else { return style }
        let animated = AnimatedStyle(style)
        guard let form = animated.form else { return style }
        let shown = presented(animated, AttributeKey("style", number: number, form: form)) { node in
            let before = kept(node).map(AnimatedStyle.init)
            return before?.form == form ? before : nil
        }
        return shown.style
    }

    /// A shape of a view as animations show it; nil for this view.
    func animated(_ shape: any _ShapeOutline, for view: ViewID? = nil) -> any _ShapeOutline {
        guard session.presentation != nil, let animatable = shape as? any Animatable else { return shape }
        func shown<A: Animatable>(_ value: A) -> (any _ShapeOutline)? {
            presented(value, AttributeKey(of: A.self), for: view ?? id) as? any _ShapeOutline
        }
        return shown(animatable) ?? shape
    }
}
