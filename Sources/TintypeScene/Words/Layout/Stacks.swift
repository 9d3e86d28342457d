import Foundation
import TintypeGraphics
import TintypeTree

extension ArgumentSpec {
    static let children = ArgumentSpec.main("children", .views, "The views inside.")
    static let spacing = ArgumentSpec(
        "spacing", .number, "The distance between two views, in points; the views' own without it.")

    /// The guides that the views of a row, a column or a pile share.
    static func alignment(_ kind: ArgumentKind, _ doc: String = "What the views share.") -> ArgumentSpec {
        ArgumentSpec("alignment", kind, doc, default: "center")
    }
}

extension ViewSpec {
    static let hStack = row(
        "HStack", "Views in a row.",
        example: WordExample(
            """
            HStack:
              alignment: top
              spacing: 12
              children:
                - Circle: {fill: orange}
                  modifiers: [{frame: {width: 40, height: 40}}]
                - Text: Ada Lovelace
            """,
            swift: """
                HStack(alignment: .top, spacing: 12) {
                    Circle().fill(.orange).frame(width: 40, height: 40)
                    Text("Ada Lovelace")
                }
                """)
    ) { $0.appendHStack(alignment: $1, spacing: $2, $3) }
    static let vStack = column(
        "VStack", "Views in a column.",
        example: WordExample(
            """
            VStack:
              alignment: leading
              spacing: 4
              children:
                - Text: Ada Lovelace
                - Text: Mathematician
                  modifiers: [{foregroundStyle: secondary}]
            """,
            swift: """
                VStack(alignment: .leading, spacing: 4) {
                    Text("Ada Lovelace")
                    Text("Mathematician").foregroundStyle(.secondary)
                }
                """)
    ) { $0.appendVStack(alignment: $1, spacing: $2, $3) }

    static let zStack = ViewSpec(
        "ZStack", "Views over each other, the first behind the others.", [.alignment(.alignment), .children],
        example: WordExample(
            """
            ZStack:
              alignment: bottomTrailing
              children:
                - RoundedRectangle: {cornerRadius: 16, fill: indigo}
                  modifiers: [{frame: {width: 120, height: 80}}]
                - Text: "4:33"
                  modifiers: [{padding: 8}, {foregroundStyle: white}]
            """,
            swift: """
                ZStack(alignment: .bottomTrailing) {
                    RoundedRectangle(cornerRadius: 16).fill(.indigo).frame(width: 120, height: 80)
                    Text("4:33").padding(8).foregroundStyle(.white)
                }
                """)
    ) { call in
        let (alignment, children) = (call.alignment("alignment"), call.views("children"))
        return { frame, scope in
            scope.appendZStack(alignment: alignment(frame, scope)) { children(frame, &$0) }
        }
    }

    static let group = ViewSpec(
        "Group", "Several views as one for modifiers; it lays nothing out.", [.children.required],
        example: WordExample(
            """
            VStack:
              - Group: [{Text: One}, {Text: Two}]
                modifiers: [{padding: 8}, {background: yellow}]
            """,
            swift: """
                VStack {
                    Group {
                        Text("One")
                        Text("Two")
                    }
                    .padding(8)
                    .background(.yellow)
                }
                """)
    ) { call in call.views("children") }
}

extension ViewSpec {
    /// Appends a stack of what the last argument appends, along a guide and at a spacing in points.
    typealias StackBody<Guide> = @Sendable (inout Scope, Guide, CGFloat?, (inout Scope) -> Void) -> Void

    /// Views beside each other, which share a vertical guide.
    static func row(
        _ name: String, _ doc: String, example: WordExample, _ append: @escaping StackBody<VerticalAlignment>
    ) -> ViewSpec {
        stack(
            name, doc, along: .verticalGuide, example: example, guide: { $0.verticalGuide("alignment") }, append: append
        )
    }

    /// Views below each other, which share a horizontal guide.
    static func column(
        _ name: String, _ doc: String, example: WordExample, _ append: @escaping StackBody<HorizontalAlignment>
    ) -> ViewSpec {
        stack(
            name, doc, along: .horizontalGuide, example: example, guide: { $0.horizontalGuide("alignment") },
            append: append)
    }

    private static func stack<Guide>(
        _ name: String, _ doc: String, along kind: ArgumentKind, example: WordExample,
        guide: @escaping @Sendable (CallReader) -> Argument<Guide>, append: @escaping StackBody<Guide>
    ) -> ViewSpec {
        ViewSpec(name, doc, [.alignment(kind), .spacing, .children], example: example) { call in
            let alignment = guide(call)
            let (spacing, children) = (call.optionalNumber("spacing"), call.views("children"))
            return { frame, scope in
                append(&scope, alignment(frame, scope), spacing(frame, scope)) { children(frame, &$0) }
            }
        }
    }
}
