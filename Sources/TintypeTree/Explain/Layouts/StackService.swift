import Foundation
import TintypeGraphics

/// The children of a stack in the order in which it served them, and how each one's offer came about.
struct StackService {
    struct Turn {
        var child: Int
        var notes: [String]
    }

    /// Empty where the order made no difference.
    let turns: [Turn]

    init<Stack: StackLayout>(_ stack: Stack, _ account: LayoutAccount) {
        let axis = Stack.axis
        let plan = stack.makeCache(subviews: account.node.subviews(account.children)).plan
        guard account.children.count > 1, let length = account.proposal[axis], length > plan.totalGap else {
            turns = []
            return
        }
        turns = StackSolver.turns(plan, account.proposal, account.children).map { turn in
            var notes = [StackService.partWords(turn), StackService.rangeWords(turn.child, account, axis)]
            if !plan.groups.isEmpty {
                notes.append("priority \(number(CGFloat(account.children[turn.child].layoutPriority)))")
            }
            return Turn(child: turn.child, notes: notes)
        }
    }

    /// `half of 106`.
    private static func partWords(_ turn: StackSolver.Turn) -> String {
        let rest =
            turn.reserved == 0
            ? points(max(turn.left, 0)) : "\(points(turn.left)) less \(points(turn.reserved)) for those after"
        return switch turn.waiting {
        case 1: "all of \(rest)"
        case 2: "half of \(rest)"
        case 3: "a third of \(rest)"
        case 4: "a quarter of \(rest)"
        default: "1/\(turn.waiting) of \(rest)"
        }
    }

    /// `from 20 to 60`: the child's length along the stack, by what it is offered.
    private static func rangeWords(_ child: Int, _ account: LayoutAccount, _ axis: Axis) -> String {
        let node = account.children[child]
        guard node.flexibleAxes.contains(Axis.Set(axis)) else {
            return "always \(points(account.measured(child)[axis]))"
        }
        func length(_ offer: CGFloat) -> CGFloat {
            node.size(ProposedViewSize(axis, main: offer, cross: account.proposal[axis.cross]))[axis]
        }
        let (least, most) = (length(0), length(.infinity))
        if least == most { return "always \(points(least))" }
        return most == .infinity ? "\(points(least)) or more" : "from \(points(least)) to \(points(most))"
    }
}
