import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let listStyle = ModifierSpec(
        "listStyle", styleOf: "lists",
        [
            ControlLook("automatic") { $0.listStyle(.automatic) },
            ControlLook("plain") { $0.listStyle(.plain) },
            ControlLook("inset") { $0.listStyle(.inset) },
            ControlLook("grouped") { $0.listStyle(.grouped) },
            ControlLook("insetGrouped") { $0.listStyle(.insetGrouped) },
            ControlLook("sidebar") { $0.listStyle(.sidebar) },
            ControlLook("bordered") { $0.listStyle(.bordered) },
            ControlLook("elliptical") { $0.listStyle(.elliptical) },
            ControlLook("carousel") { $0.listStyle(.carousel) },
        ], example: .list("listStyle: plain", swift: ".listStyle(.plain)"))

    static let listRowSpacing = ModifierSpec(
        "listRowSpacing", "Sets the distance between the rows of the lists below.",
        .number("spacing", "In points.", range: 0...Double.infinity).main,
        example: .list("listRowSpacing: 8", swift: ".listRowSpacing(8)")
    ) { $0.listRowSpacing($1) }

    static let listSectionSpacing = ModifierSpec(
        "listSectionSpacing", "Sets the distance between the sections of the lists below, or before a section.",
        .sectionSpacing("spacing", "In points, default or compact.").main,
        example: WordExample(
            """
            List:
              - Section: [{Text: One}]
              - Section: [{Text: Two}]
            modifiers: [listSectionSpacing: 4]
            """,
            swift: """
                List {
                    Section { Text("One") }
                    Section { Text("Two") }
                }
                .listSectionSpacing(4)
                """)
    ) { $0.listSectionSpacing($1) }

    static let listSectionMargins = ModifierSpec(
        "listSectionMargins", "Sets the margins of the sections below. A list keeps its own, so far.",
        .number("length", "In points.").main,
        .choices("edges", Choices.edges, "The edges at which it does.", default: "all"),
        example: .list("listSectionMargins: 8", swift: ".listSectionMargins(.all, 8)")
    ) { $0.listSectionMargins($2, $1) }

    static let scrollContentBackground = ModifierSpec(
        "scrollContentBackground", "Sets whether the lists below have the background of lists.",
        .choice("visibility", Choices.visibility, "Whether it is seen.").main,
        example: .list(
            "scrollContentBackground: hidden", "background: mint",
            swift: ".scrollContentBackground(.hidden)", ".background(.mint)")
    ) { $0.scrollContentBackground($1) }

    static let headerProminence = ModifierSpec(
        "headerProminence", "Sets how much the headers of the sections below stand out.",
        .choice("prominence", Choices.prominence, "How much.").main,
        example: WordExample(
            """
            List: [{Section: {title: Fruit, content: [{Text: Apples}]}}]
            modifiers: [headerProminence: increased]
            """,
            swift: """
                List {
                    Section("Fruit") { Text("Apples") }
                }
                .headerProminence(.increased)
                """)
    ) { $0.headerProminence($1) }

    static let alternatingRowBackgrounds = ModifierSpec(
        "alternatingRowBackgrounds", "Sets whether every other row of the lists and tables below is shaded.",
        .choice("behavior", Choices.alternatingRows, "Whether it is.", default: "enabled").main,
        example: .list("alternatingRowBackgrounds", swift: ".alternatingRowBackgrounds()")
    ) { $0.alternatingRowBackgrounds($1) }

    static let contentMargins = ModifierSpec(
        "contentMargins", "Sets margins inside what scrolls.",
        .value("length", .insets, "In points, for all edges or for each.").main,
        .optional(.choices("edges", Choices.edges, "The edges that get them; all without it.")),
        .choice("for", Choices.contentMarginPlacement, "What gets them.", default: "automatic"),
        example: WordExample(
            """
            ScrollView: [{Text: Far from the edges}]
            modifiers: [contentMargins: 40]
            """,
            swift: """
                ScrollView {
                    Text("Far from the edges")
                }
                .contentMargins(40)
                """)
    ) { view, insets, edges, placement in
        view.contentMargins(.all, insets.keeping(edges ?? .all), for: placement)
    }
}

extension WordExample {
    /// Modifiers of a list of two rows.
    fileprivate static func list(_ modifiers: String..., swift calls: String...) -> WordExample {
        let scene = """
            List: [{Text: Apples}, {Text: Pears}]
            modifiers: [\(modifiers.joined(separator: ", "))]
            """
        let swift = """
            List {
                Text("Apples")
                Text("Pears")
            }
            """
        return WordExample(scene, swift: ([swift] + calls).joined(separator: "\n"))
    }
}

extension EdgeInsets {
    /// The insets at some edges; none at the others.
    fileprivate func keeping(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }
}

extension Parameter where Value == ListSectionSpacing {
    /// A length in points, or one of SwiftUI's names.
    fileprivate static func sectionSpacing(_ name: String, _ doc: String) -> Parameter {
        var spec = ArgumentSpec(name, .value, doc)
        spec.isRequired = true
        return Parameter(spec) { call in
            switch call.value(name)?.scalar?.text {
            case "default": return Argument(.default)
            case "compact": return Argument(.compact)
            default:
                return call.datum(name, as: .number, fallback: .number(0))?
                    .map { .custom(CGFloat($0.number ?? 0)) } ?? Argument(.default)
            }
        }
    }
}
