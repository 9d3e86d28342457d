import TintypeGraphics
import TintypeTree

extension ViewSpec {
    static let lazyVStack = column(
        "LazyVStack", "Views in a column, of which only those are made that are to be seen."
    ) { scope, guide, spacing, content in
        scope.appendLazyStack(
            .vertical, alignment: Alignment(horizontal: guide, vertical: .center), spacing: spacing, content)
    }

    static let lazyHStack = row(
        "LazyHStack", "Views in a row, of which only those are made that are to be seen."
    ) { scope, guide, spacing, content in
        scope.appendLazyStack(
            .horizontal, alignment: Alignment(horizontal: .center, vertical: guide), spacing: spacing, content)
    }
}
