import Tintype
import TintypeGraphics
import TintypeTree
import TintypeUI

/// A view, laid out with the real fonts.
struct LaidOutView {
    let tree: SettledTree
    /// The messages that the picture would come with.
    let notes: [String]

    /// - Parameters:
    ///   - width: In points, as `height`.
    ///   - wait: The seconds of virtual time that pass before the picture.
    @MainActor
    init<V: View>(
        _ view: V, width: Double = 300, height: Double = 300, wait: Double = 1, platform: Platform? = nil
    ) throws {
        var context = try RenderResources().context(scale: 1)
        context.wait = wait
        context.platform = platform ?? context.platform
        let session = Session(context: context)
        let pass = SettlePass(session: session, canvas: ProposedViewSize(width: width, height: height))
        tree = try pass.run { V._evaluate(view, into: &$0) }.tree
        notes = session.notes.notes.map(\.message)
    }

    /// All texts, in the order of drawing.
    var texts: [String] {
        func all(_ view: SettledTree.View) -> [SettledTree.View] { [view] + view.children.flatMap(all) }
        return all(tree.root).filter { $0.kind == "Text" }.compactMap {
            $0.attributes.first { $0.name == "text" }?.value
        }
    }
}
