import TintypeTree

/// The item of a navigation bar that shows its title.
public struct NavigationBarItem: Sendable {
    /// Large below the bar, or small in it.
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic
        case inline
        case large

        var mode: TitleMode {
            switch self {
            case .automatic: .automatic
            case .inline: .inline
            case .large: .large
            }
        }
    }
}

/// The size of a toolbar's title.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: TitleMode

    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// Drawn as a large one.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

nonisolated extension View {
    /// The title in the navigation bar.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        title(Text(titleKey), text: titleKey.text)
    }

    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        self.title(Text(title), text: String(title))
    }

    public func navigationTitle(_ title: Text) -> some View { self.title(title, text: "Text") }

    /// A title that could be edited.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        self.title(Text(verbatim: title.wrappedValue), text: title.wrappedValue)
    }

    /// A title of any view, as on watches.
    public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
        self.title(title(), text: "\(V.self)")
    }

    private func title<V: View>(_ title: V, text: String) -> some View {
        node(
            NavigationModifier { traits, place in
                guard traits.title == nil else { return }
                traits.title = place.part(0).later { V._evaluate(title, into: &$0) }
                traits.titleText = text
            })
    }

    /// A line below the title.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { subtitle(Text(subtitleKey)) }

    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self.subtitle(Text(subtitle)) }

    public func navigationSubtitle(_ subtitle: Text) -> some View { self.subtitle(subtitle) }

    private func subtitle(_ text: Text) -> some View {
        node(
            NavigationModifier { traits, place in
                guard traits.subtitle == nil else { return }
                traits.subtitle = place.part(1).later { Text._evaluate(text, into: &$0) }
            })
    }

    /// The older form of `navigationTitle`.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets whether the title is large or small.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        node(NavigationModifier { traits, _ in traits.titleMode = traits.titleMode ?? displayMode.mode })
    }

    /// Sets whether the title is large or small.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        node(NavigationModifier { traits, _ in traits.titleMode = traits.titleMode ?? mode.mode })
    }

    /// Sets whether there is no navigation bar.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        node(NavigationModifier { traits, _ in traits.isBarHidden = traits.isBarHidden ?? hidden })
    }

    /// Sets whether there is no button that leads back.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        node(NavigationModifier { traits, _ in traits.isBackHidden = traits.isBackHidden ?? hidesBackButton })
    }

    /// Items in the navigation bar, in their older form.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarLeading) { leading }
            ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
    }

    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
    }

    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
    }

    /// A document behind the title, whose chevron is not drawn yet.
    public func navigationDocument<D>(_ document: D) -> some View { node(InertModifier("navigationDocument(_:)")) }

    public func navigationDocument<D, I1, I2>(_ document: D, preview: SharePreview<I1, I2>) -> some View {
        navigationDocument(document)
    }
}
