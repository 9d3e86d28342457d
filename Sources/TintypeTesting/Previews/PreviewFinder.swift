import Tintype
import TintypeTree
import TintypeUI

/// Finds the previews of modules that are linked into the process.
@MainActor
struct PreviewFinder {
    let modules: Set<String>

    /// The previews: by module, then those of `#Preview` by file and line, then those of providers by type.
    ///
    /// - Throws: ``PreviewDiscoveryError`` where types cannot be listed, and errors of providers that cannot be evaluated.
    func find() throws -> [PreviewCase] {
        let found = try sources() + providers()
        return found.sorted { a, b in a.module < b.module }
    }

    private func sources() throws -> [PreviewCase] {
        try ConformingTypes(to: (any _PreviewSource).self).find()
            .compactMap { $0 as? any _PreviewSource.Type }
            .filter { modules.contains(PreviewCase.module(of: $0)) }
            .map { PreviewCase($0._makePreview()) }
            .sorted { ($0.place, $0.line) < ($1.place, $1.line) }
    }

    private func providers() throws -> [PreviewCase] {
        try ConformingTypes(to: (any PreviewProvider).self).find()
            .compactMap { $0 as? any PreviewProvider.Type }
            .filter { modules.contains(PreviewCase.module(of: $0)) }
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
            .flatMap { try previews(of: $0) }
    }

    /// The previews of one provider, in the order of its views.
    func previews<Provider: PreviewProvider>(of provider: Provider.Type) throws -> [PreviewCase] {
        let session = Session(context: try RenderResources.viewContext(scale: 1))
        return try ProvidedView<Provider>.previews(in: session).enumerated().map { index, provided in
            PreviewCase(provided, index: index, of: provider)
        }
    }
}
