import Foundation
import TintypeGraphics
import TintypeTree

extension ArgumentSpec {
    static let children = ArgumentSpec.main("children", .views, "The views inside.")
    static let spacing = ArgumentSpec(
        "spacing", .number, "The distance between two views, in points; the views' own without it.")
}

extension ViewSpec {
    static let hStack = ViewSpec(
        "HStack", "Views in a row.",
        [
            ArgumentSpec(
                "alignment", .choice(Choices.verticalAlignment.names), "What the views share.", default: "center"),
            .spacing, .children,
        ]
    ) { call in
        let alignment = call.choice("alignment", Choices.verticalAlignment, default: .center)
        let (spacing, children) = (call.optionalNumber("spacing"), call.views("children"))
        return { frame, scope in
            scope.appendHStack(alignment: alignment(frame, scope), spacing: spacing(frame, scope)) {
                children(frame, &$0)
            }
        }
    }

    static let vStack = ViewSpec(
        "VStack", "Views in a column.",
        [
            ArgumentSpec(
                "alignment", .choice(Choices.horizontalAlignment.names), "What the views share.", default: "center"),
            .spacing, .children,
        ]
    ) { call in
        let alignment = call.choice("alignment", Choices.horizontalAlignment, default: .center)
        let (spacing, children) = (call.optionalNumber("spacing"), call.views("children"))
        return { frame, scope in
            scope.appendVStack(alignment: alignment(frame, scope), spacing: spacing(frame, scope)) {
                children(frame, &$0)
            }
        }
    }

    static let zStack = ViewSpec(
        "ZStack", "Views over each other, the first behind the others.",
        [
            ArgumentSpec("alignment", .choice(Choices.alignment.names), "What the views share.", default: "center"),
            .children,
        ]
    ) { call in
        let alignment = call.choice("alignment", Choices.alignment, default: .center)
        let children = call.views("children")
        return { frame, scope in
            scope.appendZStack(alignment: alignment(frame, scope)) { children(frame, &$0) }
        }
    }

    static let group = ViewSpec(
        "Group", "Several views as one for modifiers; it lays nothing out.", [.children.required]
    ) { call in call.views("children") }
}
