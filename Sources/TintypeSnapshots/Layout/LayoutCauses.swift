import Foundation
import TintypeGraphics

/// Tells causes from consequences among what differs between two layouts.
///
/// A view that was made with another value, or is new, or is gone, is a cause; that others then stand elsewhere follows
/// from it. Each such consequence goes to the cause that shares most of its way from the root. If nothing but frames
/// differ, as after a change of a font, the outermost of them are the causes. Causes that say the same of several views
/// are told once.
package enum LayoutCauses {
    /// The causes, in the order of drawing.
    package static func of(_ differences: [LayoutDifference]) -> [CaseCause] {
        var stems = differences.filter { !$0.isFrame }
        var frames = differences.filter(\.isFrame)
        if stems.isEmpty {
            stems = frames.filter { frame in
                !frames.contains { $0.place.count < frame.place.count && frame.place.starts(with: $0.place) }
            }
            let places = Set(stems.map(\.place))
            frames.removeAll { places.contains($0.place) }
        }
        let followers = assign(frames, to: stems)
        var causes: [Stem] = []
        var known: [String: Int] = [:]
        for (stem, consequences) in zip(stems, followers) {
            let key = "\(stem.signature) \(stem.source.map { "\($0.file):\($0.line):\($0.column)" } ?? "")"
            if let index = known[key] {
                causes[index].consequences += consequences
                causes[index].places += 1
            } else {
                known[key] = causes.count
                causes.append(Stem(difference: stem, consequences: consequences))
            }
        }
        return causes.map(\.cause)
    }

    /// A digest of the change, whatever scene it is met in: equal for two scenes that changed alike. Empty where nothing
    /// differs.
    package static func signature(of differences: [LayoutDifference]) -> String {
        let stems = differences.filter { !$0.isFrame }
        let lines = stems.isEmpty ? differences.map(\.signature) : stems.map(\.signature)
        return Set(lines).sorted().joined(separator: "\n")
    }

    /// For each stem what follows from it.
    private static func assign(_ frames: [LayoutDifference], to stems: [LayoutDifference]) -> [[LayoutDifference]] {
        var followers = [[LayoutDifference]](repeating: [], count: stems.count)
        guard !stems.isEmpty else { return followers }
        // A picture with thousands of changes is not read change by change: then the first cause stands for all.
        let isWieldy = frames.count * stems.count <= 4_000_000
        for frame in frames {
            var best = (index: 0, length: -1)
            if isWieldy {
                for (index, stem) in stems.enumerated() {
                    let length = zip(frame.place, stem.place).prefix { $0.0 == $0.1 }.count
                    if length > best.length { best = (index, length) }
                }
            }
            followers[best.index].append(frame)
        }
        return followers
    }
}

/// A cause, while its consequences are gathered.
private struct Stem {
    var difference: LayoutDifference
    var consequences: [LayoutDifference]
    var places = 1

    var cause: CaseCause {
        let shown = headline
        var text = "\(shown.view) \(clause(shown))"
        if places > 1 { text += " (in \(places) places)" }
        let further = Set(consequences.map(\.place)).subtracting([shown.place, difference.place]).count
        var cause = CaseCause(
            kind: kind, view: difference.path, text: text, change: change, source: difference.source,
            consequences: further)
        cause.owner = difference.owner.map { [$0.module, $0.name].compactMap { $0 }.joined(separator: ".") }
        cause.shownText = difference.shownText
        if case .frame(let old, let new) = shown.change {
            cause.expectedFrame = CaseFrame(old)
            cause.actualFrame = CaseFrame(new)
        }
        return cause
    }

    /// The change that a viewer notices first: a view that shows something and stands elsewhere, else the cause itself.
    private var headline: LayoutDifference {
        guard case .attribute = difference.change else { return difference }
        if difference.isLeaf {
            // Where the way to a view is told, a text that became longer need not be told to be.
            if difference.owner != nil { return difference }
            return consequences.first { $0.place == difference.place } ?? difference
        }
        let within = consequences.first { $0.isLeaf && $0.place.starts(with: difference.place) }
        // Elsewhere in a Swift view stands what a container is made of, which nobody knows by name.
        if difference.owner != nil { return within ?? difference }
        return within ?? consequences.first { $0.isLeaf } ?? consequences.first ?? difference
    }

    private func clause(_ shown: LayoutDifference) -> String {
        if shown == difference { return shown.isFrame ? shown.frameClause : difference.causeClause }
        return "\(shown.frameClause): \(difference.causeClause)"
    }

    private var change: String {
        switch difference.change {
        case .attribute: difference.causeClause
        case .frame: "\(difference.kind) \(difference.frameClause)"
        case .added, .removed: "\(difference.kind) \(difference.clause)"
        }
    }

    private var kind: CaseCause.Kind {
        switch difference.change {
        case .attribute: .attribute
        case .added: .added
        case .removed: .removed
        case .frame(let old, let new): old.size == new.size ? .moved : .resized
        }
    }
}

extension LayoutDifference {
    fileprivate var isFrame: Bool {
        if case .frame = change { true } else { false }
    }

    /// The same for the same change anywhere.
    fileprivate var signature: String {
        switch change {
        case .added: "\(kind) added"
        case .removed: "\(kind) removed"
        case .attribute: "\(kind) \(clause)"
        case .frame: "\(kind) \(clause)"
        }
    }

    /// E.g. `moved (0, +4)`, `grew (+8, 0)` or both.
    fileprivate var frameClause: String {
        guard case .frame(let old, let new) = change else { return clause }
        func pair(_ x: Double, _ y: Double) -> String { "(\(LengthText.signed(x)), \(LengthText.signed(y)))" }
        var clauses: [String] = []
        if old.origin != new.origin { clauses.append("moved " + pair(new.minX - old.minX, new.minY - old.minY)) }
        if old.size != new.size {
            clauses.append("resized " + pair(new.width - old.width, new.height - old.height))
        }
        return clauses.joined(separator: " and ")
    }

    /// E.g. `padding 8 → 12`, `frame width 60 → 80`, `spacing 8 → 12`.
    fileprivate var causeClause: String {
        guard case .attribute(let name, _, _) = change else {
            return clause
        }
        let isModifier = kind.first?.isLowercase == true
        if !isModifier { return clause }
        // A modifier's chief argument goes without saying.
        let isChief = name == kind || name == "insets" || name == "value" || name == "style"
        return isChief ? "\(kind) \(clause.dropFirst(name.count + 1))" : "\(kind) \(clause)"
    }
}

extension CaseFrame {
    fileprivate init(_ rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
