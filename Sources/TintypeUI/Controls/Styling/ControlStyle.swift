import TintypeTree

/// The way in which a control of a style is touched.
enum ControlTouch {
    /// Anywhere in its frame.
    case anywhere
    /// On its lines and areas.
    case whereDrawn
    /// As the style's own gestures say.
    case byStyle
}

/// A style, its type erased, that makes a view of a control's configuration.
final class ControlStyle<Configuration> {
    /// The style around the one that this is: controls inside the style's own body have it, so that none ends in itself.
    let outer: ControlStyle?
    let touch: ControlTouch
    private let evaluateBody: (Configuration, inout Scope) -> Void

    /// - Parameter body: The body that the style makes, when its dynamic properties are bound.
    init<Style, Content: View>(
        _ style: Style, outer: ControlStyle? = nil, touch: ControlTouch = .anywhere,
        body: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        self.outer = outer
        self.touch = touch
        evaluateBody = { configuration, scope in
            DynamicFields.of(Style.self).evaluate(style, in: &scope) { fields, style, scope in
                Content._evaluate(fields.onMainActor((style, configuration), body), into: &scope)
            }
        }
    }

    func evaluate(_ configuration: Configuration, into scope: inout Scope) {
        let outer = outer
        scope.withEnvironment {
            $0[ControlStyleKey<Configuration>.self] = outer
        } _: {
            evaluateBody(configuration, &$0)
        }
    }
}

private enum ControlStyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: ControlStyle<Configuration>? { nil }
}

extension EnvironmentValues {
    /// The style chosen for controls of a configuration; nil where none was.
    func controlStyle<Configuration>(of type: Configuration.Type) -> ControlStyle<Configuration>? {
        self[ControlStyleKey<Configuration>.self]
    }

    /// Lets the controls below look as is usual where they stand.
    mutating func removeControlStyle<Configuration>(of type: Configuration.Type) {
        self[ControlStyleKey<Configuration>.self] = nil
    }

    /// Chooses a style for the controls below.
    mutating func setControlStyle<Style, Configuration, Content: View>(
        _ style: Style, touch: ControlTouch = .anywhere,
        body: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        let outer = self[ControlStyleKey<Configuration>.self]
        self[ControlStyleKey<Configuration>.self] = ControlStyle(style, outer: outer, touch: touch, body: body)
    }
}

/// A control: what its style makes of its configuration.
nonisolated struct StyledControl<Configuration, Automatic: View>: PrimitiveView {
    let configuration: Configuration
    /// The view where no style was chosen.
    let automatic: (Configuration) -> Automatic

    init(_ configuration: Configuration, @ViewBuilder automatic: @escaping (Configuration) -> Automatic) {
        self.configuration = configuration
        self.automatic = automatic
    }

    func evaluate(into scope: inout Scope) {
        if let style = scope.environment.controlStyle(of: Configuration.self) {
            style.evaluate(configuration, into: &scope)
        } else {
            scope.descend(.body) { Automatic._evaluate(automatic(configuration), into: &$0) }
        }
    }
}
