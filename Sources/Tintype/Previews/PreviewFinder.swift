import TintypeTree
package import TintypeUI

/// Finds the previews of modules that are linked into the process, or were loaded into it.
@MainActor
package struct PreviewFinder {
    let modules: Set<String>

    package init(modules: Set<String>) {
        self.modules = modules
    }

    /// A type that makes previews, before any code of its own ran.
    package enum Source {
        case preview(any _PreviewSource.Type)
        case provider(any PreviewProvider.Type)
        case app(any App.Type)

        /// The type's full name.
        package var name: String {
            switch self {
            case .preview(let type): String(reflecting: type)
            case .provider(let type): String(reflecting: type)
            case .app(let type): String(reflecting: type)
            }
        }
    }

    /// The previews: by module, then those of `#Preview` by file and line, then those of providers by type.
    ///
    /// - Throws: ``PreviewDiscoveryError`` where types cannot be listed, and errors of providers that cannot be evaluated.
    package func find() throws -> [PreviewCase] {
        Self.sorted(try sources().flatMap { try cases(of: $0) })
    }

    /// Sorts cases as ``find()`` has them; windows of apps come after a module's previews.
    package static func sorted(_ cases: [PreviewCase]) -> [PreviewCase] {
        func rank(_ preview: PreviewCase) -> Int {
            switch preview.kind {
            case .preview: 0
            case .provider: 1
            case .window: 2
            }
        }
        return cases.enumerated().sorted { a, b in
            let (first, second) = (a.element, b.element)
            return (first.module, rank(first), first.place, first.line, a.offset)
                < (second.module, rank(second), second.place, second.line, b.offset)
        }.map(\.element)
    }

    /// The types that make previews, those of providers by name.
    package func sources() throws -> [Source] {
        let previews = try types(conformingTo: (any _PreviewSource).self).compactMap { $0 as? any _PreviewSource.Type }
        let providers = try types(conformingTo: (any PreviewProvider).self)
            .compactMap { $0 as? any PreviewProvider.Type }
        return previews.map(Source.preview) + providers.map(Source.provider)
    }

    /// The types of apps, by name.
    package func apps() throws -> [Source] {
        try types(conformingTo: (any App).self).compactMap { $0 as? any App.Type }.map(Source.app)
    }

    private func types(conformingTo existential: Any.Type) throws -> [Any.Type] {
        try ConformingTypes(to: existential).find()
            .filter { modules.contains(PreviewCase.module(of: $0)) }
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
    }

    /// The previews that a type makes, by running its code.
    ///
    /// - Throws: Errors of providers and apps that cannot be evaluated.
    package func cases(of source: Source) throws -> [PreviewCase] {
        switch source {
        case .preview(let type): [PreviewCase(type._makePreview())]
        case .provider(let type): try previews(of: type)
        case .app(let type): try windows(of: type)
        }
    }

    /// The previews of one provider, in the order of its views.
    package func previews<Provider: PreviewProvider>(of provider: Provider.Type) throws -> [PreviewCase] {
        let session = Session(context: try RenderResources.viewContext(scale: 1))
        return try ProvidedView<Provider>.previews(in: session).enumerated().map { index, provided in
            PreviewCase(provided, index: index, of: provider)
        }
    }

    /// The windows of one app, in the order in which they are written.
    private func windows<Content: App>(of app: Content.Type) throws -> [PreviewCase] {
        let session = Session(context: try RenderResources.viewContext(scale: 1))
        return try AppView(Content()).windows(in: session).enumerated().map { index, window in
            PreviewCase(window, index: index, of: app)
        }
    }
}
