import Foundation
import TintypeGraphics
package import TintypeSnapshots
import TintypeTree
import TintypeUI

/// A preview that lives, and is touched.
@MainActor
package final class PreviewStage {
    private let stage: ViewStage<AnyView>
    private let warnings: [String]
    private let draw: @MainActor (SettledScene, String) throws -> Snapshot

    init(
        _ stage: ViewStage<AnyView>, warnings: [String],
        draw: @escaping @MainActor (SettledScene, String) throws -> Snapshot
    ) {
        (self.stage, self.warnings, self.draw) = (stage, warnings, draw)
    }

    /// The picture of this instant, and remarks on what stands in it for something that is not there.
    package func snapshot(named name: String) throws -> (snapshot: Snapshot, notes: [String]) {
        (try draw(try stage.settled(), name), warnings + stage.notes)
    }

    /// Does what a user would.
    ///
    /// - Throws: An error that says what is there, where that cannot be done.
    package func perform(_ action: PreviewAction) throws {
        let seconds = action.number
        switch action.action {
        case .wait: stage.advance(by: .seconds(seconds ?? 1))
        case .dismiss: try stage.dismiss()
        case .scroll where action.text != nil: try stage.scroll(toText: action.text ?? "")
        case .scroll: try stage.scroll(to: try action.needed(action.id, "id"))
        case .tap where action.x != nil || action.y != nil:
            try stage.tap(at: CGPoint(x: action.x ?? 0, y: action.y ?? 0))
        case .tap: try view(action).tap()
        case .longPress: try view(action).longPress(for: .seconds(seconds ?? 0.5))
        case .type: try view(action).type(try action.needed(action.value, "value"))
        case .clear: try view(action).clear()
        case .submit: try view(action).submit()
        case .toggle: try view(action).toggle()
        case .select: try view(action).select(try action.needed(action.value, "value"))
        case .adjust: try view(action).adjust(to: try action.needed(seconds, "number"))
        case .increment: try view(action).increment()
        case .decrement: try view(action).decrement()
        case .drag:
            try view(action).drag(by: CGSize(width: action.x ?? 0, height: action.y ?? 0))
        }
        // Animations go to their ends, as nobody looks at the way there.
        if action.action != .wait { stage.advance(by: .seconds(1)) }
    }

    private func view(_ action: PreviewAction) throws -> StageElement<AnyView> {
        if let id = action.id { return try stage.find(id: id) }
        if let role = action.role {
            guard let known = ControlRole(rawValue: role) else {
                let names = ControlRole.allCases.map(\.rawValue)
                let near = nearestNames(to: role, among: names, limit: 1).first
                throw PreviewFailure(
                    message: "there is no role \"\(role)\"",
                    hint: near.map { "did you mean \($0)?" } ?? "the roles are \(names.joined(separator: ", "))")
            }
            return try stage.find(role: known, label: action.label)
        }
        if let label = action.label { return try stage.find(label: label) }
        return try stage.find(text: try action.needed(action.text, "label, text, id or role"))
    }
}

/// One step of what a user does with a preview.
package struct PreviewAction: Codable, Hashable, Sendable {
    /// The kinds of what can be done.
    package enum Kind: String, Codable, CaseIterable, Sendable {
        case tap, longPress, drag, type, clear, submit, toggle, select, adjust, increment, decrement, scroll, dismiss
        /// Lets time pass.
        case wait
    }

    package var action: Kind
    /// The view, by its id, its label, a text that it shows, or the kind of control, perhaps with its label.
    package var id: String?
    package var label: String?
    package var text: String?
    package var role: String?
    /// The text that is typed, or the name of what is selected.
    package var value: String?
    /// The part of a slider's range, 0...1, or the seconds of a wait or a long press.
    package var number: Double?
    /// In points: where to tap, or how far to drag.
    package var x: Double?
    package var y: Double?

    package init(_ action: Kind) {
        self.action = action
    }

    fileprivate func needed<Value>(_ value: Value?, _ key: String) throws -> Value {
        guard let value else {
            throw PreviewFailure(message: "\(action.rawValue) needs \(key)", hint: "say it beside the action")
        }
        return value
    }
}
