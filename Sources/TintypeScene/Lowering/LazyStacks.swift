import Foundation
import TintypeGraphics
import TintypeTree

extension ViewSpec {
    static let lazyVStack = ViewSpec(
        "LazyVStack", "Views in a column, of which only those are made that are to be seen.",
        [
            ArgumentSpec(
                "alignment", .choice(Choices.horizontalAlignment.names), "What the views share.", default: "center"),
            .spacing, .children,
        ]
    ) { call in
        let alignment = call.choice("alignment", Choices.horizontalAlignment, default: .center)
        let (spacing, children) = (call.optionalNumber("spacing"), call.views("children"))
        return { frame, scope in
            let alignment = Alignment(horizontal: alignment(frame, scope), vertical: .center)
            scope.appendLazyStack(.vertical, alignment: alignment, spacing: spacing(frame, scope)) {
                children(frame, &$0)
            }
        }
    }

    static let lazyHStack = ViewSpec(
        "LazyHStack", "Views in a row, of which only those are made that are to be seen.",
        [
            ArgumentSpec(
                "alignment", .choice(Choices.verticalAlignment.names), "What the views share.", default: "center"),
            .spacing, .children,
        ]
    ) { call in
        let alignment = call.choice("alignment", Choices.verticalAlignment, default: .center)
        let (spacing, children) = (call.optionalNumber("spacing"), call.views("children"))
        return { frame, scope in
            let alignment = Alignment(horizontal: .center, vertical: alignment(frame, scope))
            scope.appendLazyStack(.horizontal, alignment: alignment, spacing: spacing(frame, scope)) {
                children(frame, &$0)
            }
        }
    }
}
