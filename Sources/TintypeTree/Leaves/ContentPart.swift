import Foundation
import TintypeGraphics

/// A part of a content that changes, which is drawn by itself: a character of a text, or all of it.
struct ContentPart {
    /// The characters that it stands for; nil for one that no other part is matched with.
    var name: String?
    /// The point that stays where the part is scaled, in points: the start of its baseline, or its middle.
    var anchor: CGPoint
    var height: CGFloat
    /// The size of its font; only the ratio of two sizes counts.
    var size: CGFloat
    /// Parts of other faces are not made of one another: they fade where they stand.
    var face: AnyHashable
    var items: [DisplayItem]

    /// The part as it is shown: its distance from its place, its scale and its opacity.
    var shift = CGPoint.zero
    var scale: CGFloat = 1
    var opacity = 1.0

    var shownAnchor: CGPoint { anchor + shift }
    var shownSize: CGFloat { size * scale }

    func draw(into builder: inout DisplayListBuilder) {
        guard opacity > 0, !items.isEmpty else { return }
        var shown = items
        if shift != .zero || scale != 1 {
            let place = shownAnchor
            let transform = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: place.x - anchor.x * scale, ty: place.y - anchor.y * scale)
            shown = [.group(.transform(transform), shown)]
        }
        builder.add(opacity < 1 ? [.group(.opacity(opacity), shown)] : shown)
    }
}

/// Contents on their way from one to the next: those that are seen no longer, and the last one.
struct ContentParts {
    private(set) var gone: [ContentPart] = []
    private(set) var shown: [ContentPart]

    /// The distance that digits roll, as a part of their line's height.
    private static var rollingPart: CGFloat { 0.5 }

    /// The first content, before anything has changed.
    init(_ parts: [ContentPart]) {
        shown = parts
    }

    /// Goes a part of the way to another content.
    mutating func change(to parts: [ContentPart], _ motion: ContentMotion, progress: Double) {
        let amount = min(max(progress, 0), 1)
        for index in gone.indices { gone[index].opacity *= 1 - amount }
        let old = shown
        var parts = parts
        let matches = motion.matches(old, parts)
        for index in parts.indices {
            guard let match = matches[index] else {
                parts[index].come(motion, amount)
                continue
            }
            parts[index].go(from: old[match], progress, amount)
            guard old[match].face != parts[index].face else { continue }
            // Two faces fade into each other on the way that both go.
            var leaving = old[match]
            let place = parts[index].shownAnchor
            leaving.shift = CGPoint(x: place.x - leaving.anchor.x, y: place.y - leaving.anchor.y)
            leaving.scale = parts[index].shownSize / max(leaving.size, 1e-6)
            leaving.opacity *= 1 - amount
            parts[index].opacity = amount
            gone.append(leaving)
        }
        let kept = Set(matches.compactMap(\.self))
        for (index, part) in old.enumerated() where !kept.contains(index) {
            var leaving = part
            leaving.leave(motion, amount)
            gone.append(leaving)
        }
        gone.removeAll { $0.opacity <= 0 }
        shown = parts
    }

    func draw(into builder: inout DisplayListBuilder) {
        for part in gone + shown { part.draw(into: &builder) }
    }

    fileprivate static func rolling(_ height: CGFloat, _ isDownwards: Bool) -> CGFloat {
        isDownwards ? -height * rollingPart : height * rollingPart
    }
}

extension ContentMotion {
    /// The number of the old part that each of the new ones was.
    fileprivate func matches(_ old: [ContentPart], _ new: [ContentPart]) -> [Int?] {
        switch self {
        case .fade, .replace: return new.map { _ in nil }
        case .morph:
            // Equal texts, of which one may be cut off.
            return new.indices.map { $0 < old.count && old[$0].name == new[$0].name ? $0 : nil }
        case .roll:
            var matches = [Int?](repeating: nil, count: new.count)
            func isSame(_ a: Int, _ b: Int) -> Bool { old[a].name != nil && old[a].name == new[b].name }
            var start = 0
            while start < min(old.count, new.count), isSame(start, start) {
                matches[start] = start
                start += 1
            }
            var end = 0
            while end < min(old.count, new.count) - start, isSame(old.count - 1 - end, new.count - 1 - end) {
                matches[new.count - 1 - end] = old.count - 1 - end
                end += 1
            }
            return matches
        }
    }
}

extension ContentPart {
    /// Shows a new part on its way in.
    fileprivate mutating func come(_ motion: ContentMotion, _ amount: Double) {
        switch motion {
        case .fade, .morph: opacity = amount
        case .roll(let isDownwards):
            opacity = amount
            shift.y = ContentParts.rolling(height, isDownwards) * (1 - amount)
        case .replace(let replacement):
            // The second half is its own; all of the time where the old one is gone at once.
            let own = replacement.outgoing == nil ? amount : max(2 * amount - 1, 0)
            opacity = own
            scale = CGFloat(replacement.incoming + (1 - replacement.incoming) * own)
        }
    }

    /// Shows an old part on its way out.
    fileprivate mutating func leave(_ motion: ContentMotion, _ amount: Double) {
        switch motion {
        case .fade, .morph: opacity *= 1 - amount
        case .roll(let isDownwards):
            opacity *= 1 - amount
            shift.y -= ContentParts.rolling(height, isDownwards) * amount
        case .replace(let replacement):
            let own = min(2 * amount, 1)
            opacity *= replacement.outgoing == nil ? 0 : 1 - own
            scale *= CGFloat(1 + ((replacement.outgoing ?? 1) - 1) * own)
        }
    }

    /// Shows a part between what it was and what it is.
    fileprivate mutating func go(from old: ContentPart, _ progress: Double, _ amount: Double) {
        let (way, left) = (CGFloat(progress), CGFloat(1 - progress))
        let from = old.shownAnchor
        shift = CGPoint(x: (from.x - anchor.x) * left, y: (from.y - anchor.y) * left)
        scale = (old.shownSize * left + size * way) / max(size, 1e-6)
        opacity = old.opacity + (1 - old.opacity) * amount
    }
}
