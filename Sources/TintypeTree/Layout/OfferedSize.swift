import Foundation
import TintypeGraphics

/// The length that a container offers its child along one axis, as a function of its own proposal.
enum OfferedLength {
    /// The container's own proposal.
    case same
    /// Nothing, whatever it is proposed.
    case ideal
    /// Nothing, where it is proposed nothing itself.
    case idealAlone
    /// A length that may follow the proposal.
    case length(LengthAnswer)

    /// A child's answer to the offer, as one to what the container is proposed.
    func answer(_ inner: LengthAnswer, for proposal: CGFloat?) -> LengthAnswer {
        switch self {
        case .same: return inner
        case .ideal: return .always(inner.length(nil))
        case .idealAlone: return .only(inner.length(nil), for: proposal)
        case .length(let offer):
            guard offer.slope != 0 else { return .constant(inner.length(offer.constant), within: offer) }
            guard let proposal, proposal.isFinite else {
                return .only(inner.length(offer.length(proposal)), for: proposal)
            }
            var result = offer
            let ends = ((inner.least - offer.constant) / offer.slope, (inner.most - offer.constant) / offer.slope)
            result.least = max(offer.least, min(ends.0, ends.1))
            result.most = min(offer.most, max(ends.0, ends.1))
            result.constant = inner.constant + inner.slope * offer.constant
            result.slope = inner.slope * offer.slope
            result.holdsIdeal = false
            return result
        }
    }

    /// The offer to the child where the container is proposed `proposal`.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
        switch self {
        case .same: proposal
        case .ideal, .idealAlone: nil
        case .length(let length): length.length(proposal)
        }
    }
}

/// The size that a container offers its child.
struct OfferedSize {
    var horizontal: OfferedLength
    var vertical: OfferedLength

    subscript(axis: Axis) -> OfferedLength { axis == .horizontal ? horizontal : vertical }

    func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    }

    /// The place of a child's guide, as an answer to the container's proposal.
    func answer(_ inner: GuideAnswer, _ key: AlignmentKey, for proposal: ProposedViewSize) -> GuideAnswer {
        GuideAnswer(
            place: self[key.axis].answer(inner.place, for: proposal[key.axis]),
            crossRange: self[key.axis.cross].answer(inner.crossRange, for: proposal[key.axis.cross]))
    }
}
