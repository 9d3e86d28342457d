import Foundation
import TintypeGraphics

/// The sharing of one proposal among a stack's children, with the other proposals for which it is alike.
struct StackSolution {
    /// A number of points that changes with what the stack is proposed along its axis.
    struct Changing {
        var value: CGFloat
        var slope: CGFloat
    }

    /// An equal part of what is left, as it changes with what the stack is proposed along its axis.
    struct Part {
        /// In points; below zero where there is less than nothing.
        var value: CGFloat
        var slope: CGFloat
        /// Indicates whether the part is the child's offer: nobody is offered less than nothing.
        var isOffered: Bool
    }

    /// A child's share, in points.
    struct Share {
        /// An equal part of what was left.
        var part: Part
        /// The child's proposal along the axis.
        var offer: CGFloat?
        /// The child's length along the axis, and across it.
        var length = Changing(value: 0, slope: 0)
        var breadth: CGFloat = 0
    }

    let proposal: ProposedViewSize
    /// One for each child.
    var shares: [Share]
    var answer: SizeAnswer
    /// The distance that children reach beyond the guide that they are aligned by, towards the near edge; nil where the
    /// guide is a fraction of the breadth.
    var above: LengthAnswer?

    /// The cross coordinate that the stack's near edge has where every guide is at 0.
    func nearEdge(_ plan: StackPlan) -> CGFloat {
        let cross = proposal[plan.axis.cross]
        if let above { return -above.length(cross) }
        guard let fraction = plan.guide.fraction, fraction != 0 else { return 0 }
        return -fraction * answer[plan.axis.cross].length(cross)
    }
}

extension LengthAnswer {
    /// Keeps to the proposals of a stack for which a child's answer to its part of `main` holds.
    mutating func narrow(to child: LengthAnswer, whosePartIs part: StackSolution.Part, of main: CGFloat) {
        // A stack without end offers each child no end: a part that does not grow with the stack is never that.
        if part.slope <= 0 { most = min(most, .greatestFiniteMagnitude) }
        guard part.slope != 0 else { return }
        // A child that stands still at 0 does not notice whether it is offered that or less.
        let isStill = child.slope == 0 && child.least <= 0
        let lowest = isStill || !part.isOffered ? -.infinity : max(child.least, 0)
        let highest = isStill || part.isOffered ? child.most : 0
        let ends = (main + (lowest - part.value) / part.slope, main + (highest - part.value) / part.slope)
        least = max(least, min(ends.0, ends.1))
        most = min(most, max(ends.0, ends.1))
    }
}
