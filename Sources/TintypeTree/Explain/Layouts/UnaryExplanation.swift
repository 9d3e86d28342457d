import Foundation
import TintypeGraphics

extension EdgeInsets {
    /// `8 on all sides`, `12 at the leading and 4 at the trailing edge`.
    fileprivate var words: String {
        let sides = [top, leading, bottom, trailing]
        if sides.allSatisfy({ $0 == sides[0] }) { return "\(points(top)) on all sides" }
        let named = zip(["top", "leading", "bottom", "trailing"], sides).filter { $0.1 != 0 }
        return listed(named.map { "\(points($0.1)) at the \($0.0)" })
    }

    fileprivate func total(_ axis: Axis) -> CGFloat { axis == .horizontal ? horizontal : vertical }

    fileprivate func proposing(_ account: LayoutAccount) -> [String] {
        let offer = account.children[0].placement?.proposal ?? account.proposal
        var words = ["keeps \(self.words) for itself and proposes the rest, \(points(offer))"]
        for axis in Axis.allCases {
            if let length = account.proposal[axis], total(axis) > length {
                words.append("\(points(total(axis))) is more than all of the \(axis.lengthWord): nothing is left of it")
            }
        }
        return words
    }

    fileprivate func answering(_ account: LayoutAccount) -> [String] {
        let inner = account.measured(0)
        let sums = Axis.allCases.map { axis in
            "\(points(inner[axis])) \(total(axis) < 0 ? "− \(points(-total(axis)))" : "+ \(points(total(axis)))")"
        }
        return ["\(account.name(0).short) with the insets: \(sums.joined(separator: " by "))"]
    }

    fileprivate func standing() -> [String] {
        ["inset \(points(leading)) from the leading and \(points(top)) from the top edge"]
    }
}

extension PaddingLayout: ExplainedLayout {
    func proposing(_ account: LayoutAccount) -> [String] { insets.proposing(account) }
    func answering(_ account: LayoutAccount) -> [String] { insets.answering(account) }
    func standing(_ child: Int, _ account: LayoutAccount) -> [String] { insets.standing() }
}

extension SafeAreaPaddingLayout: ExplainedLayout {
    func proposing(_ account: LayoutAccount) -> [String] {
        insets.proposing(account) + ["what it keeps is an unsafe area for what is inside"]
    }

    func answering(_ account: LayoutAccount) -> [String] { insets.answering(account) }
    func standing(_ child: Int, _ account: LayoutAccount) -> [String] { insets.standing() }
}

extension FixedSizeLayout: ExplainedLayout {
    func proposing(_ account: LayoutAccount) -> [String] {
        let offer = account.children[0].placement?.proposal ?? account.proposal
        let what = axes == .horizontal ? "width" : axes == .vertical ? "height" : "size"
        return ["asks \(account.name(0).short) for its ideal \(what), whatever is proposed: \(points(offer))"]
    }

    func answering(_ account: LayoutAccount) -> [String] {
        var words = ["what \(account.name(0).short) answered"]
        for axis in Axis.allCases {
            if let length = account.proposal[axis], account.size[axis] > length + 0.005 {
                words.append(
                    "\(points(account.size[axis] - length)) more than the \(axis.lengthWord) that was proposed")
            }
        }
        return words
    }

    func standing(_ child: Int, _ account: LayoutAccount) -> [String] { [] }
}

extension AspectRatioLayout: ExplainedLayout {
    func proposing(_ account: LayoutAccount) -> [String] {
        let (proposal, child) = (account.proposal, account.name(0).short)
        guard proposal.width != nil || proposal.height != nil else {
            return ["nothing is proposed, which it passes on"]
        }
        let offer = account.children[0].placement?.proposal ?? proposal
        guard !isSame(offer, proposal) || ratio != nil else { return ["passes the proposal on"] }
        let shape = ratio.map { "\(points($0)) to 1" } ?? "the ratio of \(child)'s ideal size"
        let which = contentMode == .fit ? "the largest size that fits" : "the smallest size that fills"
        return ["of \(shape), \(which) \(points(proposal)) is \(points(offer))"]
    }

    func answering(_ account: LayoutAccount) -> [String] { ["what \(account.name(0).short) answered"] }
    func standing(_ child: Int, _ account: LayoutAccount) -> [String] { [] }
}

extension PositionLayout: ExplainedLayout {
    func proposing(_ account: LayoutAccount) -> [String] { ["passes the proposal on"] }

    func answering(_ account: LayoutAccount) -> [String] {
        let isOpen = account.proposal.width == nil || account.proposal.height == nil
        guard isOpen else { return ["takes all that it is proposed"] }
        return Axis.allCases.map { axis in
            account.proposal[axis] == nil
                ? "its \(axis.lengthWord) is that of \(account.name(0).short)"
                : "takes the \(axis.lengthWord) that it is proposed"
        }
    }

    func standing(_ child: Int, _ account: LayoutAccount) -> [String] {
        let size = account.frame(child)?.size ?? .zero
        return [
            "its centre is put at \(points(position)): "
                + "\(points(position.x)) − \(points(size.width)) / 2, \(points(position.y)) − \(points(size.height)) / 2"
        ]
    }
}
