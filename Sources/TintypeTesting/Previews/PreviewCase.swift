import Tintype
import TintypeTree
import TintypeUI

/// A preview that was found, and how it is drawn.
@MainActor
struct PreviewCase {
    let module: String
    /// The file of a `#Preview` without its ending, or the type of a provider.
    let place: String
    /// The name that the author gave; nil for none.
    let title: String?
    /// The line that a `#Preview` begins in; 0 of a provider, whose previews are in their order.
    let line: Int
    let layout: PreviewLayout?
    let device: PreviewDevice?
    let orientation: InterfaceOrientation?
    let makeView: @MainActor () async throws -> AnyView

    init(_ preview: Preview) {
        let parts = preview.fileID.split(separator: "/", maxSplits: 1).map(String.init)
        let file = parts.last?.split(separator: "/").last.map(String.init) ?? ""
        module = parts.first ?? ""
        place = file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file
        title = preview.name
        line = preview.line
        layout = preview.traits.layout
        device = nil
        orientation = preview.traits.orientation
        makeView = preview.makeView
    }

    init<Provider: PreviewProvider>(_ provided: ProvidedPreview, index: Int, of provider: Provider.Type) {
        module = PreviewCase.module(of: provider)
        place = "\(provider)"
        title = provided.name
        line = 0
        layout = provided.layout
        device = provided.device
        orientation = provided.orientation
        makeView = { AnyView(ProvidedView(provider, index: index)) }
    }

    static func module(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }
}

extension PreviewCase {
    /// The names that tell the cases apart, in their order: the module, the place and the title. The second and later ones
    /// of a place that have the same title, or none, have a number besides.
    static func names(of cases: [PreviewCase]) -> [String] {
        var counts: [String: Int] = [:]
        return cases.map { preview in
            let parts = [preview.module, preview.place] + (preview.title.map { [$0] } ?? [])
            let name = parts.joined(separator: "-")
            counts[name, default: 0] += 1
            let count = counts[name, default: 1]
            return count == 1 ? name : "\(name)-\(count)"
        }
    }
}
