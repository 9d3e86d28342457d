import Foundation
import SwiftUI
import Tintype
import TintypeGraphics
import TintypeTree

/// A screen as it stands a second after it appeared, with the assets of the fixtures.
struct DrawnScreen {
    let tree: SettledTree
    let texts: [String]
    let bitmap: Bitmap
    /// The messages that the picture would come with.
    let notes: [String]

    /// A screen on a canvas in points, at 2 pixels a point on white.
    @MainActor
    init<V: View>(_ view: V, width: Double, height: Double) throws {
        let resources = try RenderResources()
        var context = resources.context(scale: 2)
        context.wait = 1
        context.assets = AssetFolders(
            folders: [PackageFolder.root.appendingPathComponent("Fixtures/scenes/assets").path])
        let session = Session(context: context)
        let pass = SettlePass(session: session, canvas: ProposedViewSize(width: width, height: height))
        let settled = try pass.run { V._evaluate(view, into: &$0) }
        tree = settled.tree
        texts = settled.tree.texts
        bitmap = try resources.rasterizer.rasterize(settled.displayList(background: .white))
        notes = session.notes.notes.map(\.message)
    }

    /// The frame of the view of that name or, where none has it, of the first text that reads so; in points.
    func frame(_ key: String) throws -> CGRect {
        let text = { (view: SettledTree.View) in
            view.kind == "Text" && view.attributes.contains { $0.name == "text" && $0.value == key }
        }
        guard let view = tree.view(key) ?? tree.root.first(where: text) else { throw MissingView(id: key) }
        return view.frame
    }

    /// The pixel at a place in a view, from 0 to 1 in both directions.
    func pixel(_ key: String, _ x: Double, _ y: Double) throws -> SIMD4<Int> {
        let frame = try frame(key)
        let place = CGPoint(x: (frame.minX + x * frame.width) * 2, y: (frame.minY + y * frame.height) * 2)
        let (column, row) = (Int(place.x), Int(place.y))
        guard 0..<bitmap.width ~= column, 0..<bitmap.height ~= row else { throw MissingView(id: "pixel of \(key)") }
        return SIMD4<Int>(clamping: bitmap[column, row])
    }
}
