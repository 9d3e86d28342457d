public import Foundation
import TintypeTree

/// Views made of a collection, which lists can edit.
public protocol DynamicViewContent: View {
    /// The collection of the rows' elements.
    associatedtype Data: Collection

    /// The elements of the rows.
    nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Views made of a collection, of which the list around knows how they can be edited.
public nonisolated struct _EditedContent<Base: DynamicViewContent>: DynamicViewContent, PrimitiveView {
    let base: Base
    let edit: (inout ListRowTraits) -> Void
    /// Deletes a row by its number; nil where rows cannot be deleted.
    var delete: ((Int) -> Void)?
    /// Moves a row by its number before another; nil where rows cannot be moved.
    var move: ((Int, Int) -> Void)?

    public var data: Base.Data { base.data }

    func evaluate(into scope: inout Scope) {
        let owner = scope.id
        scope.wrap(with: ListRowModifier(edit)) { scope in
            if let delete {
                scope.wrap(with: { ListRowModifier(deletedBy: delete, number: $0) }) { Base._evaluate(base, into: &$0) }
            } else if let move {
                scope.wrap(with: { ListRowModifier(movedBy: move, number: $0, of: owner) }) {
                    Base._evaluate(base, into: &$0)
                }
            } else {
                Base._evaluate(base, into: &scope)
            }
        }
    }
}

nonisolated extension DynamicViewContent {
    /// The rows can be deleted, which the edit mode shows; nil for rows that cannot.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        _EditedContent(
            base: self, edit: { $0.canDelete = $0.canDelete ?? (action != nil) },
            delete: action.map { action in { action(IndexSet(integer: $0)) } })
    }

    /// The rows can be moved, which the edit mode shows; nil for rows that cannot.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        _EditedContent(
            base: self, edit: { $0.canMove = $0.canMove ?? (action != nil) },
            move: action.map { action in { action(IndexSet(integer: $0), $1) } })
    }
}

extension ListRowModifier {
    /// The move of a row of a collection, which a finger does.
    init(movedBy move: @escaping (Int, Int) -> Void, number: Int, of owner: ViewID) {
        self.init { row in
            row.move = row.move ?? ListRowTraits.Move(number: number, owner: owner, perform: { move(number, $0) })
        }
    }

    /// The button that comes out where a row that can be deleted is swiped aside.
    init(deletedBy delete: @escaping (Int) -> Void, number: Int) {
        nonisolated(unsafe) let delete = delete
        self.init(
            swipe: .trailing, allowsFullSwipe: true,
            evaluation(of: Button(role: .destructive, action: { delete(number) }, label: { Text("Delete") })))
    }
}
