import TintypeGraphics
import TintypeTree

/// A component or a modifier that a scene declares. It is checked when it is used first. Confined to one task.
final class DeclaredPart {
    enum Kind: String {
        case component, modifier, style, layout

        /// The keys of the declaration.
        var keys: [String] {
            switch self {
            case .component, .modifier: ["parameters", "namespaces", "state", "body"]
            case .style: ["for", "namespaces", "state", "body"]
            case .layout: ["parameters"] + LayoutWords.keys
            }
        }
    }

    let kind: Kind
    let name: String
    let place: ScenePlace
    private let value: SceneValue
    private unowned let checker: SceneChecker
    private var checked: CheckedPart?

    init(_ kind: Kind, _ entry: SceneEntry, checker: SceneChecker) {
        self.kind = kind
        self.checker = checker
        name = entry.key
        place = entry.keyPlace
        value = entry.value
    }

    /// The part, checked; nil after a report of the loop that leads back to it.
    func check(usedAt use: ScenePlace) -> CheckedPart? {
        if let checked { return checked }
        if let start = checker.open.firstIndex(where: { $0 === self }) {
            let names = (checker.open[start...] + [self]).map(\.name)
            checker.diagnostics.error(
                "\(kind.rawValue) \"\(name)\" contains itself: \(names.joined(separator: " → "))", at: use,
                hint: "the language has no recursion; a ForEach makes several views")
            return nil
        }
        checker.open.append(self)
        defer { checker.open.removeLast() }
        let part = CheckedPart(value, name: name, kind: kind, checker: checker)
        checked = part
        return part
    }

    /// The part as a view.
    func use(_ call: SceneCall, in scope: CheckScope, by user: SceneChecker) -> ViewBody {
        guard let part = check(usedAt: call.place), !part.isUnread else { return SceneChecker.nothing }
        let takesContent = part.context.usesContent
        let call = CallReader(
            call, part.arguments + (takesContent ? [part.hasMain ? .content : .mainContent] : []), checker: user,
            scope: scope)
        let arguments = part.read(call)
        let content = takesContent ? call.views("content") : SceneChecker.nothing
        return { frame, scope in
            part.evaluate(frame, &scope, arguments, site: call.place) { content(frame, &$0) }
        }
    }

    /// The part as a modifier.
    func modifier(_ call: SceneCall, in scope: CheckScope, by user: SceneChecker) -> ModifierBody {
        guard let part = check(usedAt: call.place), !part.isUnread else { return { _, _, _ in } }
        let call = CallReader(call, part.arguments, checker: user, scope: scope)
        let arguments = part.read(call)
        return { frame, scope, content in
            part.evaluate(frame, &scope, arguments, site: call.place, content)
        }
    }
}

extension ArgumentSpec {
    fileprivate static let content = ArgumentSpec("content", .views, "The views inside.")
    fileprivate static let mainContent = ArgumentSpec.main("content", .views, "The views inside.")
}
