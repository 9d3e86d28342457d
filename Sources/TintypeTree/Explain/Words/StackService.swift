import Foundation
import TintypeGraphics

/// In which order a stack served its children, and how each one's offer came about.
///
/// The order follows the rule of Semantics.md 1.2; what the engine offered is in the account. An offer is called a part of
/// what was left only where the two agree.
struct StackService {
    struct Turn {
        var child: Int
        var notes: [String]
    }

    private(set) var turns: [Turn] = []
    /// Indicates whether the order made a difference.
    private(set) var isOrdered = false

    init<Stack: StackLayout>(_ stack: Stack, _ account: LayoutAccount) {
        let axis = Stack.axis
        guard let length = account.proposal[axis], length.isFinite, account.children.count > 1 else { return }
        let cache = stack.makeCache(subviews: account.node.subviews(account.children))
        guard length > cache.totalGap else { return }
        isOrdered = true
        var left = length - cache.totalGap
        let groups = cache.groups.isEmpty ? [Array(account.children.indices)] : cache.groups
        for (place, group) in groups.enumerated() {
            let reserved = groups[(place + 1)...].joined().reduce(CGFloat.zero) { sum, child in
                sum + account.children[child].size(account.offer(0, axis))[axis]
            }
            let ranges = StretchRange.ordered(group.map { StretchRange($0, account, axis) })
            for (served, range) in ranges.enumerated() {
                let waiting = ranges.count - served
                var notes: [String] = []
                if let ask = account.replay.last(range.child) {
                    let part = max((left - reserved) / CGFloat(waiting), 0)
                    if isSame(ask.proposal[axis], part) {
                        notes.append(Self.partWords(waiting, of: left, reserved))
                    }
                    left -= ask.answer[axis]
                }
                notes.append(range.words)
                if groups.count > 1 {
                    notes.append("priority \(number(CGFloat(account.children[range.child].layoutPriority)))")
                }
                turns.append(Turn(child: range.child, notes: notes))
            }
        }
    }

    /// `half of 106`.
    private static func partWords(_ parts: Int, of left: CGFloat, _ reserved: CGFloat) -> String {
        let rest =
            reserved == 0 ? points(max(left, 0)) : "\(points(left)) less \(points(reserved)) for those after"
        return switch parts {
        case 1: "all of \(rest)"
        case 2: "half of \(rest)"
        case 3: "a third of \(rest)"
        case 4: "a quarter of \(rest)"
        default: "1/\(parts) of \(rest)"
        }
    }
}

/// The range of a child's length along a stack.
private struct StretchRange {
    let child: Int
    let least: CGFloat
    let most: CGFloat
    /// Indicates whether the child's length can follow its proposal.
    let isFlexible: Bool

    init(_ child: Int, _ account: LayoutAccount, _ axis: Axis) {
        self.child = child
        let node = account.children[child]
        isFlexible = node.dependence.contains(Axis.Set(axis))
        guard isFlexible else {
            least = account.measured(child)[axis]
            most = least
            return
        }
        least = node.size(account.offer(0, axis))[axis]
        most = node.size(account.offer(.infinity, axis))[axis]
    }

    /// One view among rigid ones is the last, however little it stretches.
    static func ordered(_ ranges: [StretchRange]) -> [StretchRange] {
        let flexible = ranges.filter(\.isFlexible)
        if flexible.count == 1 { return ranges.filter { !$0.isFlexible } + flexible }
        return ranges.sorted(by: isServedBefore)
    }

    private static func isServedBefore(_ a: StretchRange, _ b: StretchRange) -> Bool {
        let (aIsEndless, bIsEndless) = (a.most == .infinity, b.most == .infinity)
        if aIsEndless != bIsEndless { return bIsEndless }
        if aIsEndless { return a.least == b.least ? a.child < b.child : a.least > b.least }
        let (aRange, bRange) = (a.most - a.least, b.most - b.least)
        return aRange == bRange ? a.child < b.child : aRange < bRange
    }

    var words: String {
        if least == most { return "always \(points(least))" }
        return most == .infinity ? "\(points(least)) or more" : "from \(points(least)) to \(points(most))"
    }
}

extension LayoutAccount {
    /// A length along `axis` offered with the container's own proposal across it.
    fileprivate func offer(_ length: CGFloat, _ axis: Axis) -> ProposedViewSize {
        ProposedViewSize(axis, main: length, cross: proposal[axis.cross])
    }
}
