package import Foundation
import TintypeGraphics

/// Things that a finger drags over the views of a living scene.
package final class DragCourse {
    private let things: [Any]
    /// The view that would take them, by its modifier's place, and the finger's place on it.
    private var over: (key: Key, target: DropTarget, place: CGPoint)?

    private struct Key: Equatable {
        let view: ViewID
        let number: Int
    }

    package init(_ things: [Any]) {
        self.things = things
    }

    /// Takes the things to a point of the root.
    package func move(to point: CGPoint, in presentation: PresentationStore) {
        let found = target(at: point, in: presentation)
        if let over, over.key != found?.key { over.target.watch(.leaves, things, over.place) }
        if let found { found.target.watch(found.key == over?.key ? .moves : .enters, things, found.place) }
        over = found
    }

    /// Drops the things where they are.
    package func drop() {
        guard let over else { return }
        self.over = nil
        over.target.watch(.ends, things, over.place)
        over.target.drop(things, over.place)
    }

    /// Takes the things away.
    package func cancel() {
        guard let over else { return }
        self.over = nil
        over.target.watch(.leaves, things, over.place)
    }

    /// The innermost view at a point that takes the things: in its whole frame, as far as that is not cut off or covered.
    private func target(
        at point: CGPoint, in presentation: PresentationStore
    ) -> (key: Key, target: DropTarget, place: CGPoint)? {
        guard let root = presentation.lastRoot else { return nil }
        for node in HitTest(point, in: root, dropping: true).path {
            for (number, trait) in (node.touch ?? []).enumerated() {
                let key = Key(view: node.id, number: number)
                // One that things are over was asked when they came.
                guard case .drop(let target) = trait, key == over?.key || target.accepts(things),
                    let place = node.placement?.geometry.fromRoot(HomogeneousPoint(point))?.point
                else { continue }
                return (key, target, place)
            }
        }
        return nil
    }
}
