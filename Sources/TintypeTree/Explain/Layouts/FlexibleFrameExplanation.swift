import Foundation
import TintypeGraphics

extension FlexibleFrameLayout: ExplainedLayout {
    private func limits(_ axis: Axis) -> Limits { axis == .horizontal ? horizontal : vertical }

    func proposing(_ account: LayoutAccount) -> [String] {
        let words = Axis.allCases.compactMap { limits($0).offerWords(account.proposal[$0], $0) }
        let offer = account.replay.last(0)?.proposal ?? account.children[0].placement?.proposal ?? account.proposal
        return words + ["proposes \(points(offer))"] + proposedAgain(account)
    }

    func answering(_ account: LayoutAccount) -> [String] {
        let inner = account.measured(0)
        return Axis.allCases.map { axis in
            limits(axis).answerWords(
                axis, proposal: account.proposal[axis], inner: inner[axis], own: account.size[axis],
                child: account.name(0).short)
        }
    }

    func standing(_ child: Int, _ account: LayoutAccount) -> [String] {
        guard let frame = account.frame(child) else { return [] }
        return GuideExplanation.words(alignment, account.children[child], at: frame, in: account.size, of: "the frame")
    }
}

extension FlexibleFrameLayout.Limits {
    /// The words for the fate of a proposal; nil where the frame has no limit along the axis.
    fileprivate func offerWords(_ proposal: CGFloat?, _ axis: Axis) -> String? {
        guard least != nil || ideal != nil || greatest != nil else { return nil }
        let name = axis.lengthWord.capitalized
        guard let proposal else {
            return ideal.map { "no \(axis.lengthWord) is proposed, so ideal\(name) \(points($0)) stands in" }
                ?? "no \(axis.lengthWord) is proposed, which it passes on"
        }
        if let greatest, proposal > greatest { return "\(points(proposal)) is above max\(name): \(points(greatest))" }
        if let least, proposal < least { return "\(points(proposal)) is below min\(name): \(points(least))" }
        return "\(points(proposal)) is within its limits of \(axis.lengthWord)"
    }

    /// The words for the limit, or the other reason, that made the frame's length.
    fileprivate func answerWords(
        _ axis: Axis, proposal: CGFloat?, inner: CGFloat, own: CGFloat, child: String
    ) -> String {
        let (word, name) = (axis.lengthWord, axis.lengthWord.capitalized)
        let shown = points(own)
        if let proposal, least != nil, greatest != nil {
            if isSame(own, proposal) {
                return "with a least and a greatest \(word) it takes what it is proposed, \(shown)"
            }
            return proposal < own ? "its min\(name), \(shown), stands" : "its max\(name), \(shown), stands"
        }
        if let proposal, least != nil || greatest != nil {
            if isSame(own, inner) { return "its \(word) is that of \(child), \(shown)" }
            if isSame(own, proposal) { return "takes the \(word) that it is proposed, \(shown)" }
            return isSame(own, least) ? "its min\(name), \(shown), stands" : "its max\(name), \(shown), stands"
        }
        if proposal == nil, let ideal, isSame(own, ideal) { return "its ideal\(name), \(shown), stands" }
        if isSame(own, inner) { return "its \(word) is that of \(child), \(shown)" }
        if isSame(own, least) { return "its min\(name), \(shown), stands" }
        return isSame(own, greatest) ? "its max\(name), \(shown), stands" : "its \(word) comes to \(shown)"
    }
}
