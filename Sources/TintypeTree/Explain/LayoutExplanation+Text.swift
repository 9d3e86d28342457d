import Foundation
package import TintypeGraphics

/// The form of an explanation's text.
package struct ExplanationStyle: Hashable, Sendable {
    /// Lines are broken before this column; at least 60.
    package var width: Int
    /// Indicates whether a terminal's colours are used.
    package var isColored: Bool

    package init(width: Int = 100, isColored: Bool = false) {
        self.width = max(width, 60)
        self.isColored = isColored
    }
}

extension LayoutExplanation {
    /// The explanation as people read it: what the view is, then three walks: proposals down, answers up, places down.
    package func shownText(_ style: ExplanationStyle = ExplanationStyle()) -> ShownText {
        var writer = ExplanationWriter(
            style, names: steps.flatMap { [$0.name.column, $0.shownName.column] } + ["canvas"],
            numbers: steps.flatMap { [points($0.proposal), points($0.answer), points($0.frame.origin)] } + [
                points(canvas)
            ])
        writer.title(headline)
        writer.detail(headlineDetail)
        writer.heading("Proposals, from the canvas down")
        writer.row("canvas", points(canvas), canvasWords)
        writeDown(&writer)
        writer.heading("Answers, from the view up")
        writeUp(&writer)
        writer.heading("Places, from the canvas down")
        writePlaces(&writer)
        let said = ShownText.joined(writer.lines).text
        var notes: [String] = []
        if said.contains("nil") { notes.append("nil: no wish, so a view takes its ideal length") }
        if said.contains("∞") { notes.append("∞: as much as it wants") }
        if !notes.isEmpty { writer.note(notes.joined(separator: "; ")) }
        return .joined(writer.lines) + "\n"
    }

    private var headline: String {
        "\(view.shownName) is \(points(view.frame.size)) at \(points(view.frame.origin))."
    }

    private var headlineDetail: [String] {
        var words = [view.path]
        if let source = view.source { words.append("\(source.file):\(source.line):\(source.column)") }
        if view.answer != view.frame.size {
            words.append("it answered \(points(view.answer)); the effects around it draw it as said above")
        }
        let guides = steps[subject...].flatMap(\.guides)
        if !guides.isEmpty {
            words.append("guides: " + guides.map { "\($0.name) at \(points($0.value))" }.joined(separator: ", "))
        }
        return words
    }

    private func writeDown(_ writer: inout ExplanationWriter) {
        for part in parts(steps) {
            guard let step = part.step else {
                writer.aside(part.passing)
                continue
            }
            writer.row(step.name.column, points(step.proposal), step.proposing, isStressed: isSubject(step))
            // What one view in a wrapper answers is told on the way up.
            if step.asked.count > 1 || step == steps[steps.count - 1] { writer.asked(step.asked) }
            if step.unnamed > 0 { writer.unnamed(step.unnamed) }
        }
    }

    private func writeUp(_ writer: inout ExplanationWriter) {
        for part in parts(Array(steps.reversed())) {
            guard let step = part.step else {
                writer.aside(part.passing)
                continue
            }
            writer.row(step.name.column, points(step.answer), step.answering, isStressed: isSubject(step))
        }
    }

    private func writePlaces(_ writer: inout ExplanationWriter) {
        var named: Name?
        for (index, step) in steps.enumerated() {
            let isLast = index == steps.count - 1
            let isNamed = isLast && step.shownName != named
            guard index == 0 || isNamed || !step.standing.isEmpty || step.origin != .zero else { continue }
            named = step.shownName
            var words = step.standing.isEmpty && step.origin == .zero ? ["in the same place"] : step.standing
            let around = index > 0 ? steps[index - 1].shownName : step.shownName
            if around != step.shownName, step.origin != .zero, step.origin != step.frame.origin {
                words.append("\(points(step.origin)) in \(around.short)")
            }
            writer.row(
                step.shownName.column, points(step.frame.origin), words, isStressed: isLast || index == subject)
        }
    }

    private func isSubject(_ step: Step) -> Bool { step.path == steps[steps.count - 1].path || step.path == view.path }

    /// A step with something to say, or several that pass all on.
    private struct Part {
        var step: Step?
        var silent: [Step] = []

        var passing: String {
            let names = silent.map(\.name.description)
            return names.count > 1 ? "\(listed(names)) pass it on" : "\(names[0]) passes it on"
        }
    }

    private func parts(_ steps: [Step]) -> [Part] {
        var parts: [Part] = []
        for step in steps {
            if !step.isThrough {
                parts.append(Part(step: step))
            } else if parts.last?.silent.isEmpty == false {
                parts[parts.count - 1].silent.append(step)
            } else {
                parts.append(Part(step: nil, silent: [step]))
            }
        }
        return parts
    }
}
