/// A picture of a view beside its source, without a name or with one: SwiftUI's macro.
///
/// `assertPreviews()` of TintypeTesting compares the previews of all modules that a test imports.
///
/// ```swift
/// #Preview("Dark", traits: .sizeThatFitsLayout) {
///     @Previewable @State var isOn = true
///     Toggle("Wi-Fi", isOn: $isOn).preferredColorScheme(.dark)
/// }
/// ```
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

/// A picture of a view beside its source, drawn as the traits say: SwiftUI's macro.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

// The optional closures rank these below the macros for SwiftUI's views, whose braces may hold any statements.

/// A picture of a view of UIKit beside its source, as far as it is drawn without UIKit: its macro.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, body: (@MainActor () -> UIView)?
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

/// A picture of a view of UIKit beside its source, drawn as the traits say: its macro.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIView)?
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

/// A picture of a view controller of UIKit beside its source, as far as it is drawn without UIKit: its macro.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

/// A picture of a view controller of UIKit beside its source, drawn as the traits say: its macro.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

/// Moves a property of a `#Preview`, e.g. a state, into a view that is made for the preview: SwiftUI's macro.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TintypeMacros", type: "PreviewableMacro")

/// A value of the environment, of transactions, containers or focused views, with the key that it needs: SwiftUI's macro.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var accent: Color = .blue
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TintypeMacros", type: "EntryMacro")

/// Makes a type `Animatable` by its stored properties, which all say their types: SwiftUI's macro.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "TintypeMacros", type: "AnimatableMacro")

/// A property that ``Animatable()`` leaves out: SwiftUI's macro.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "TintypeMacros", type: "AnimatableIgnoredMacro")
