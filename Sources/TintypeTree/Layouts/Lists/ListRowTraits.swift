package import Foundation
package import TintypeGraphics

/// The words of a view about itself as a row, header or footer of the list around it. If views around a row say it
/// again, the row's own word counts.
package struct ListRowTraits {
    package enum Role: Hashable, Sendable {
        case row
        case header
        case footer
        /// The beginning or the end of a section; nothing is drawn there.
        case sectionStart
        case sectionEnd
    }

    /// A line above or below the row.
    package struct Separator {
        /// nil for what the list's style does.
        package var isShown: Bool?
        package var tint: Color?

        package init() {}
    }

    /// Buttons that come out at an edge.
    package struct Swipe {
        package var edge: HorizontalEdge
        /// Indicates whether a swipe over most of the row does what the first button does.
        package var allowsFullSwipe: Bool
        package var buttons: Evaluation<Void>

        package init(edge: HorizontalEdge, allowsFullSwipe: Bool, buttons: Evaluation<Void>) {
            (self.edge, self.allowsFullSwipe, self.buttons) = (edge, allowsFullSwipe, buttons)
        }
    }

    /// A way to move the row among those of its collection.
    package struct Move {
        package let number: Int
        package let owner: ViewID
        /// Moves it before the row of a number.
        package let perform: (Int) -> Void

        package init(number: Int, owner: ViewID, perform: @escaping (Int) -> Void) {
            (self.number, self.owner, self.perform) = (number, owner, perform)
        }
    }

    package var role = Role.row
    /// In points; nil for those of the list's style.
    package var insets: EdgeInsets?
    /// Behind the row in place of the style's surface.
    package var background: Evaluation<Void>?
    package var separatorAbove = Separator()
    package var separatorBelow = Separator()
    package var sectionSeparator = Separator()
    /// At the row's end.
    package var badge: Evaluation<Void>?
    /// The buttons that come out where the row is swiped aside; nil where it is not.
    package var swipeActions: Evaluation<Void>?
    /// The edge at which they come out.
    package var swipeEdge = HorizontalEdge.trailing
    /// The buttons that a finger brings out in a living view; the outermost modifier's last.
    package var swipes: [Swipe] = []
    /// Done where the row is tapped and nothing in it answers.
    package var action: (() -> Void)?
    /// Indicates whether the row leads to another view.
    package var leadsOn = false
    /// Indicates whether a tap does not choose the row.
    package var isChoiceBarred = false
    package var canDelete: Bool?
    package var canMove: Bool?
    /// nil where nobody moves the row.
    package var move: Move?
    /// The least distance from the section before, in points.
    package var sectionSpacing: CGFloat?

    package init() {}
}

private enum ListRowKey: SaidKey {
    typealias Value = ListRowTraits
}

extension Node {
    /// The words of the node, or of the view that it is put around, as a row.
    package var listRow: ListRowTraits { said(ListRowKey.self) ?? ListRowTraits() }

    /// Sets what the node says as a row.
    package func setListRow(_ row: ListRowTraits) { say(ListRowKey.self, row) }
}

/// Edits what a view says as a row of the list around it.
package struct ListRowModifier: NodeModifier {
    let edit: (inout ListRowTraits, inout Scope) -> Void

    package init(_ edit: @escaping (inout ListRowTraits) -> Void) {
        self.edit = { row, _ in edit(&row) }
    }

    /// Buttons that a finger brings out; a picture has none.
    package init(
        swipe edge: HorizontalEdge, allowsFullSwipe: Bool, _ buttons: @escaping (inout Scope) -> Void
    ) {
        edit = { row, scope in
            guard scope.session.presentation != nil else { return }
            let buttons = Evaluation<Void>(scope.origin) { _, inner in buttons(&inner) }
            row.swipes.append(ListRowTraits.Swipe(edge: edge, allowsFullSwipe: allowsFullSwipe, buttons: buttons))
        }
    }

    /// A background or badge is made where the row is shown, of what surrounds the modifier.
    package init(
        part: WritableKeyPath<ListRowTraits, Evaluation<Void>?>, _ content: ((inout Scope) -> Void)?
    ) {
        edit = { row, scope in
            guard row[keyPath: part] == nil, let content else { return }
            row[keyPath: part] = Evaluation(scope.origin) { _, inner in content(&inner) }
        }
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        var row = node.listRow
        edit(&row, &scope)
        node.setListRow(row)
        return node
    }
}
