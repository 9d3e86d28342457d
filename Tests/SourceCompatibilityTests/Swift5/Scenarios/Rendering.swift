import Foundation
import Tintype
import TintypeGraphics
import TintypeTree

/// The folders of the package's fixtures and goldens.
enum PackageFolder {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func scene(_ name: String) -> String {
        root.appendingPathComponent("Fixtures/scenes/\(name).yaml").path
    }
}

/// A view, laid out and ready to draw with the real fonts.
struct Rendered {
    let list: DisplayList
    let tree: SettledTree
    /// The messages that the picture would come with.
    let notes: [String]
    private let resources: RenderResources

    /// A Swift view on a canvas of points, at 2 pixels a point on white, as the fixtures are.
    @MainActor
    init<V: View>(_ view: V, width: Double, height: Double) throws {
        resources = try RenderResources()
        let session = Session(context: resources.context(scale: 2))
        let pass = SettlePass(session: session, canvas: ProposedViewSize(width: width, height: height))
        let settled = try pass.run { V._evaluate(view, into: &$0) }
        list = settled.displayList(background: .white)
        tree = settled.tree
        notes = session.notes.notes.map(\.message)
    }

    /// A scene of the fixtures.
    init(scene name: String) throws {
        resources = try RenderResources()
        let drawn = try ScenePipeline(resources: resources).draw(
            try ScenePipeline.load(path: PackageFolder.scene(name), name: name))
        list = drawn.list
        tree = drawn.tree
        notes = []
    }

    func bitmap() throws -> Bitmap { try resources.rasterizer.rasterize(list) }

    /// The frame of the view named `id`, in points of the canvas.
    func frame(_ id: String) throws -> CGRect {
        guard let view = tree.view(id) else { throw MissingView(id: id) }
        return view.frame
    }
}

struct MissingView: Error {
    var id: String
}
