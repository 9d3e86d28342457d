import Foundation
import TintypeGraphics

@testable import TintypeScene

/// A scalar of a file `a.yaml` that is read as a value, and what came of it.
struct Sample {
    var value: TypedValue?
    var diagnostics: [Diagnostic]
    private let bag: DiagnosticBag
    private let source: SourceText?

    /// Reads the value of the key `v` of a YAML text, as `type`, or with the type that it shows.
    init(yaml: String, as type: SceneType? = nil, in types: TypeEnvironment = Sample.types) {
        bag = DiagnosticBag()
        let document = SceneDocument.parse(text: yaml, file: "a.yaml", diagnostics: bag)
        source = document?.source
        if let document, let written = document.root.mapping?.first(where: { $0.key == "v" })?.value {
            let reader = SceneReader(document.source, names: Self.names, diagnostics: bag)
            value = type.map { reader.value(written, as: $0, in: types) } ?? reader.inferredValue(written, in: types)
        }
        diagnostics = bag.sorted
    }

    /// Reads an expression, in single quotes so that YAML leaves it alone; its first character has the column 6.
    init(_ expression: String, as type: SceneType? = nil, in types: TypeEnvironment = Sample.types) {
        let quoted = expression.replacing("'", with: "''")
        self.init(yaml: "v: '=\(quoted)'", as: type, in: types)
    }

    /// `line:column: message (hint)` of each, in order.
    var problems: [String] {
        diagnostics.map { "\($0.line):\($0.column): \($0.message)" + ($0.hint.map { " (\($0))" } ?? "") }
    }

    /// The value where the names of ``types`` have the values of ``values``; an error's text after `!`.
    func result(steps: Int = 1_000) -> String {
        guard let value else { return problems.joined(separator: "; ") }
        do {
            let environment = ValueEnvironment(Self.values, budget: EvaluationBudget(steps: steps))
            return Self.text(try value.evaluate(in: environment))
        } catch {
            let diagnostic = error.diagnostic
            return "!\(diagnostic.line):\(diagnostic.column): \(diagnostic.message)"
                + (diagnostic.hint.map { " (\($0))" } ?? "")
        }
    }

    private static func text(_ datum: SceneDatum) -> String {
        switch datum {
        case .none: "nil"
        case .number(let value): NumberText.shortest(value)
        case .string(let text): "\"\(text)\""
        case .bool(let value): "\(value)"
        case .color(.named(let name)): name
        case .color(.components(let color)): color.description
        case .point(let point): "(\(point.x), \(point.y))"
        case .size(let size): "\(size.width)×\(size.height)"
        case .rect(let rect): "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
        case .insets(let insets): "\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)"
        case .list(let values): "[" + values.map(text).joined(separator: ", ") + "]"
        case .record(let record):
            "{" + record.fields.map { "\($0.name): \(text($0.value))" }.joined(separator: ", ") + "}"
        case .reference(let reference): "\(reference.payload)"
        }
    }
}

extension Sample {
    static let alignment = SceneType.choice(SceneChoice("alignment", ["leading", "center", "trailing"]))
    static let badge = SceneType.record(
        SceneRecordType([
            .init("text", .string), .init("ns", .namespace), .init("target", .optional(.anchor(.rect))),
        ]))
    static let names = SceneNames(colors: ["red", "blue", "primary"], types: ["alignment": alignment])

    static let types = TypeEnvironment([
        "n": .number, "s": .string, "b": .bool, "maybe": .optional(.number), "other": .optional(.number),
        "target": .optional(.anchor(.rect)), "corner": .anchor(.point), "ns": .namespace, "proxy": .proxy,
        "list": .list(.number), "names": .list(.string), "badge": badge, "badges": .list(badge), "rect": .rect,
        "tint": .color, "side": alignment,
    ])

    static let values: [String: SceneDatum] = [
        "n": .number(7), "s": .string("abc"), "b": .bool(true), "maybe": .number(3), "other": .none,
        "target": .reference(TestAnchor(kind: .rect)), "corner": .reference(TestAnchor(kind: .point)),
        "ns": .reference(TestNamespace(id: 1)), "proxy": .reference(TestProxy()),
        "list": .list([.number(10), .number(20), .number(30)]), "names": .list([]),
        "badge": badgeValue, "badges": .list([badgeValue]), "rect": .rect(CGRect(x: 10, y: 20, width: 30, height: 40)),
        "tint": .color(.named("red")), "side": .string("leading"),
    ]

    private static let badgeValue = SceneDatum.record(
        SceneRecord([
            .init("text", .string("100")), .init("ns", .reference(TestNamespace(id: 1))), .init("target", .none),
        ]))
}

struct TestAnchor: SceneReference {
    var kind: SceneAnchorTarget
    var sceneType: SceneType { .anchor(kind) }
}

struct TestNamespace: SceneReference {
    var id: Int
    var sceneType: SceneType { .namespace }
}

/// A reader of 200×100 points whose frame is at (5, 6) in the global space and at (1, 2) in the space `pane`.
struct TestProxy: SceneGeometryProxy {
    var size: CGSize { CGSize(width: 200, height: 100) }
    var safeAreaInsets: EdgeInsets { EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0) }

    func frame(in space: SceneSpace) -> CGRect? {
        switch space {
        case .global: CGRect(x: 5, y: 6, width: 200, height: 100)
        case .local: CGRect(x: 0, y: 0, width: 200, height: 100)
        case .named("pane"): CGRect(x: 1, y: 2, width: 200, height: 100)
        case .named: nil
        }
    }

    func rect(of anchor: any SceneReference) -> CGRect? { CGRect(x: 50, y: 60, width: 70, height: 80) }
    func point(of anchor: any SceneReference) -> CGPoint? { CGPoint(x: 11, y: 12) }
}
