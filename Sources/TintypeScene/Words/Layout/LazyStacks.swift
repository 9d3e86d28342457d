import TintypeGraphics
import TintypeTree

extension ViewSpec {
    static let lazyVStack = column(
        "LazyVStack", "Views in a column, of which only those are made that are to be seen.",
        example: WordExample(
            """
            LazyVStack:
              alignment: leading
              spacing: 8
              children:
                - ForEach: {data: 0..<3, content: [{Text: Row $(item)}]}
            """,
            swift: #"""
                LazyVStack(alignment: .leading, spacing: 8) {
                    ForEach(0..<3) { item in
                        Text("Row \(item)")
                    }
                }
                """#)
    ) { scope, guide, spacing, content in
        scope.appendLazyStack(
            .vertical, alignment: Alignment(horizontal: guide, vertical: .center), spacing: spacing, content)
    }

    static let lazyHStack = row(
        "LazyHStack", "Views in a row, of which only those are made that are to be seen.",
        example: WordExample(
            """
            LazyHStack:
              spacing: 8
              children:
                - ForEach:
                    data: 0..<4
                    content:
                      - Circle: {fill: teal}
                        modifiers: [{frame: {width: 40, height: 40}}]
            """,
            swift: """
                LazyHStack(spacing: 8) {
                    ForEach(0..<4) { _ in
                        Circle().fill(.teal).frame(width: 40, height: 40)
                    }
                }
                """)
    ) { scope, guide, spacing, content in
        scope.appendLazyStack(
            .horizontal, alignment: Alignment(horizontal: .center, vertical: guide), spacing: spacing, content)
    }
}
