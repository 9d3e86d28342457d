import Foundation
import TintypeGraphics

// The explanation as `inspect --explain --json` writes it: lengths are points; a length that is not proposed is null,
// one without end the string "infinity".

extension LayoutExplanation: Encodable {
    private enum Key: String, CodingKey {
        case view, path, source, frame, canvas, canvasProposes, steps
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(view.name, forKey: .view)
        try container.encode(view.path, forKey: .path)
        try container.encodeIfPresent(view.source, forKey: .source)
        try container.encode(WrittenFrame(view.frame), forKey: .frame)
        try container.encode(WrittenSize(canvas.width, canvas.height), forKey: .canvas)
        try container.encode(canvasWords, forKey: .canvasProposes)
        try container.encode(steps, forKey: .steps)
    }
}

extension LayoutExplanation.Step: Encodable {
    private enum Key: String, CodingKey {
        case view, path, source, proposal, answer, origin, frame, passesOn, proposes, asked, alsoAsked, answers, stands,
            guides
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(name, forKey: .view)
        try container.encode(path, forKey: .path)
        try container.encodeIfPresent(source, forKey: .source)
        try container.encode(WrittenSize(proposal.width, proposal.height), forKey: .proposal)
        try container.encode(WrittenSize(answer.width, answer.height), forKey: .answer)
        try container.encode(WrittenPoint(origin), forKey: .origin)
        try container.encode(WrittenFrame(frame), forKey: .frame)
        try container.encode(isThrough, forKey: .passesOn)
        try container.encode(proposing, forKey: .proposes)
        try container.encode(asked, forKey: .asked)
        try container.encode(unnamed, forKey: .alsoAsked)
        try container.encode(answering, forKey: .answers)
        try container.encode(standing, forKey: .stands)
        try container.encode(guides, forKey: .guides)
    }
}

extension LayoutExplanation.Asked: Encodable {
    private enum Key: String, CodingKey {
        case view, proposal, answer, rank, notes, isOnPath
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(name, forKey: .view)
        try container.encode(WrittenSize(proposal.width, proposal.height), forKey: .proposal)
        try container.encode(WrittenSize(answer.width, answer.height), forKey: .answer)
        try container.encodeIfPresent(rank, forKey: .rank)
        try container.encode(notes, forKey: .notes)
        try container.encode(isOnPath, forKey: .isOnPath)
    }
}

/// A length: null where there is none, a word where it has no end.
private struct WrittenLength: Encodable {
    let value: CGFloat?

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        guard let value else { return try container.encodeNil() }
        // Equal geometry reached by two routes differs in the last bit, which no reader should see.
        if value.isFinite { return try container.encode(Double((value * 1024).rounded() / 1024)) }
        try container.encode(value.isNaN ? "nan" : value > 0 ? "infinity" : "-infinity")
    }
}

private struct WrittenSize: Encodable {
    let width: WrittenLength
    let height: WrittenLength

    init(_ width: CGFloat?, _ height: CGFloat?) {
        self.width = WrittenLength(value: width)
        self.height = WrittenLength(value: height)
    }
}

private struct WrittenPoint: Encodable {
    let x: WrittenLength
    let y: WrittenLength

    init(_ point: CGPoint) {
        x = WrittenLength(value: point.x)
        y = WrittenLength(value: point.y)
    }
}

private struct WrittenFrame: Encodable {
    let x: WrittenLength
    let y: WrittenLength
    let width: WrittenLength
    let height: WrittenLength

    init(_ frame: CGRect) {
        x = WrittenLength(value: frame.minX)
        y = WrittenLength(value: frame.minY)
        width = WrittenLength(value: frame.width)
        height = WrittenLength(value: frame.height)
    }
}
