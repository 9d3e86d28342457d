import Foundation
import Testing
import TintypeGraphics
import TintypeTree

@testable import TintypeScene

@Suite("The vocabulary")
struct VocabularyTests {
    /// Each view as it is written, and the name of its node.
    static let views: [(name: String, yaml: String, kind: String)] = [
        ("HStack", "HStack: {alignment: top, spacing: 4, children: [Text: a]}", "HStack"),
        ("VStack", "VStack: {alignment: leading, spacing: 4, children: [Text: a]}", "VStack"),
        ("ZStack", "ZStack: {alignment: topLeading, children: [Text: a]}", "ZStack"),
        ("LazyHStack", "LazyHStack: [Text: a]", "LazyHStack"),
        ("LazyVStack", "LazyVStack: [Text: a]", "LazyVStack"),
        (
            "Grid", "Grid: {alignment: leading, horizontalSpacing: 4, verticalSpacing: 2, children: [Text: a]}", "Grid"
        ),
        ("GridRow", "GridRow: {alignment: top, children: [Text: a]}", "Text"),
        (
            "LazyVGrid",
            "LazyVGrid: {columns: [{fixed: 20}, flexible, {adaptive: 20}], alignment: leading, children: [Text: a]}",
            "LazyVGrid"
        ),
        ("LazyHGrid", "LazyHGrid: {rows: {flexible: , count: 2}, spacing: 4, children: [Text: a]}", "LazyHGrid"),
        ("ViewThatFits", "ViewThatFits: {in: horizontal, children: [Text: a]}", "ViewThatFits"),
        ("Group", "Group: [Text: a]", "Text"),
        ("Section", "Section: {header: Divider, content: [Text: a], footer: Divider}", "Text"),
        ("EmptyView", "HStack: [EmptyView, Text: a]", "HStack"),
        ("ForEach", "ForEach: {data: 0..<1, content: [Text: $(item)]}", "Text"),
        ("Spacer", "Spacer: 12", "Spacer"),
        ("Divider", "Divider:", "Divider"),
        ("Text", "Text: a", "Text"),
        ("Image", "Image: {systemName: globe}", "Image"),
        ("Color", "Color: red", "Color"),
        (
            "LinearGradient", "LinearGradient: {colors: [red, blue], startPoint: top, endPoint: {x: 1, y: 0.5}}",
            "LinearGradient"
        ),
        ("GeometryReader", "GeometryReader: {as: p, content: [Text: $(p.width)]}", "GeometryReader"),
        ("ScrollView", "ScrollView: {axes: [horizontal, vertical], children: [Text: a]}", "ScrollView"),
        ("List", "List: [Text: a]", "ListRows"),
        ("Toggle", "Toggle: {title: a, isOn: true}", "Toggle"),
        ("Rectangle", "Rectangle: {fill: red, strokeBorder: secondary, lineWidth: 2}", "Rectangle"),
        ("RoundedRectangle", "RoundedRectangle: {cornerRadius: 8, style: circular}", "RoundedRectangle"),
        ("Circle", "Circle: {stroke: {color: red, opacity: 0.5}, dash: [2, 1], lineCap: round}", "Circle"),
        ("Ellipse", "Ellipse: {fill: {gradient: blue}}", "Ellipse"),
        ("Capsule", "Capsule: {fill: {white: 0.5}}", "Capsule"),
    ]

    @Test("every view of the vocabulary becomes its node")
    func everyView() throws {
        // The others have an example, which other tests draw.
        let alone = Set(Vocabulary.views.filter { $0.example == nil }.map(\.name))
        #expect(alone.subtracting(Self.views.map(\.name)) == [])
        for view in Self.views {
            let scene = try settle("body:\n  \(view.yaml)")
            #expect(!scene.all(view.kind).isEmpty, "\(view.name)")
        }
    }

    /// Each modifier as it is written, and the node or attribute that it makes.
    static let modifiers: [(name: String, yaml: String, kind: String?)] = [
        ("padding", "padding: {length: -4, edges: [top, leading]}", "padding"),
        ("frame", "frame: {width: 10, height: 20, alignment: top}", "frame"),
        ("fixedSize", "fixedSize: {vertical: false}", "fixedSize"),
        ("layoutPriority", "layoutPriority: 1", nil),
        ("position", "position: {x: 4, y: 5}", "position"),
        ("offset", "offset: {x: 4}", "offset"),
        ("zIndex", "zIndex: 2", nil),
        (
            "containerRelativeFrame", "containerRelativeFrame: {axes: horizontal, count: 4, span: 2, spacing: 8}",
            "containerRelativeFrame"
        ),
        ("aspectRatio", "aspectRatio: {ratio: 1.5, contentMode: fill}", "aspectRatio"),
        ("scaledToFit", "scaledToFit", "aspectRatio"),
        ("scaledToFill", "scaledToFill", "aspectRatio"),
        ("gridCellColumns", "gridCellColumns: 2", nil),
        ("gridCellAnchor", "gridCellAnchor: {x: 0.25, y: 1}", nil),
        ("gridColumnAlignment", "gridColumnAlignment: trailing", nil),
        ("gridCellUnsizedAxes", "gridCellUnsizedAxes: [horizontal, vertical]", nil),
        ("safeAreaInset", "safeAreaInset: {edge: bottom, spacing: 4, content: [Divider]}", "safeAreaInset"),
        ("safeAreaPadding", "safeAreaPadding: {edges: top, length: 4}", "safeAreaPadding"),
        ("ignoresSafeArea", "ignoresSafeArea: {regions: container, edges: [top, bottom]}", "ignoresSafeArea"),
        ("defaultScrollAnchor", "defaultScrollAnchor: bottom", nil),
        ("scrollPosition", "scrollPosition: {edge: bottom}", nil),
        ("alignmentGuide", "alignmentGuide: {guide: top, value: =d.center}", "alignmentGuide"),
        ("overlay", "overlay: {alignment: top, content: [Circle]}", "overlay"),
        ("background", "background: red", "background"),
        ("opacity", "opacity: 0.5", "opacity"),
        ("hidden", "hidden", "hidden"),
        ("clipShape", "clipShape: {RoundedRectangle: 8}", "clipShape"),
        ("clipped", "clipped", "clipShape"),
        ("cornerRadius", "cornerRadius: 4", "clipShape"),
        ("shadow", "shadow: {color: black, radius: 2, x: 1, y: 1}", "shadow"),
        ("rotationEffect", "rotationEffect: {degrees: 45, anchor: topLeading}", "rotationEffect"),
        ("scaleEffect", "scaleEffect: {x: 2}", "scaleEffect"),
        ("transformEffect", "transformEffect: {c: 0.5, tx: 3}", "transformEffect"),
        ("rotation3DEffect", "rotation3DEffect: {degrees: 45, y: 1, perspective: 0.5}", "rotation3DEffect"),
        ("projectionEffect", "projectionEffect: {m13: 0.01}", "projectionEffect"),
        ("font", "font: {size: 12, weight: bold, design: monospaced}", nil),
        ("fontWeight", "fontWeight: heavy", nil),
        ("bold", "bold", nil),
        ("italic", "italic: true", nil),
        (
            "foregroundStyle",
            "foregroundStyle: {linearGradient: {colors: [red, blue], startPoint: top, endPoint: bottom}}", nil
        ),
        ("foregroundColor", "foregroundColor: \"#ff0000\"", nil),
        ("tint", "tint: {light: red, dark: blue}", nil),
        ("lineLimit", "lineLimit: 2", nil),
        ("lineSpacing", "lineSpacing: 3", nil),
        ("tracking", "tracking: 1", nil),
        ("multilineTextAlignment", "multilineTextAlignment: center", nil),
        ("truncationMode", "truncationMode: middle", nil),
        ("imageScale", "imageScale: large", nil),
        ("colorScheme", "colorScheme: dark", nil),
        ("environment", "environment: {colorScheme: dark, lineLimit: 3}", nil),
        ("preference", "preference: {key: height, value: 3}", "preference"),
        ("transformPreference", "transformPreference: {key: height, value: =value + 1}", "transformPreference"),
        ("anchorPreference", "anchorPreference: {key: corner, source: topTrailing}", "anchorPreference"),
        (
            "transformAnchorPreference", "transformAnchorPreference: {key: corner, source: top, value: =anchor}",
            "transformAnchorPreference"
        ),
        (
            "overlayPreferenceValue", "overlayPreferenceValue: {key: height, content: [Text: $(value)]}",
            "overlayPreferenceValue"
        ),
        (
            "backgroundPreferenceValue", "backgroundPreferenceValue: {key: height, content: [Circle]}",
            "backgroundPreferenceValue"
        ),
        ("onPreferenceChange", "onPreferenceChange: {key: height, set: {count: =value}}", "onPreferenceChange"),
        ("onGeometryChange", "onGeometryChange: {of: =proxy.width, set: {count: =value}}", "onGeometryChange"),
        ("onAppear", "onAppear: {set: {count: 3}}", "onAppear"),
        ("coordinateSpace", "coordinateSpace: pane", "coordinateSpace"),
        ("matchedGeometryEffect", "matchedGeometryEffect: {id: a, in: ns}", "matchedGeometryEffect"),
        ("geometryGroup", "geometryGroup", "geometryGroup"),
        ("id", "id: name", nil),
    ]

    @Test("every modifier of the vocabulary does something")
    func everyModifier() throws {
        let alone = Set(Vocabulary.modifiers.filter { $0.example == nil }.map(\.name))
        #expect(alone.subtracting(Self.modifiers.map(\.name)) == [])
        for modifier in Self.modifiers {
            let scene = try settle(
                """
                preferences:
                  height: {default: 0, reduce: max}
                  corner: {type: anchor point?, reduce: first}
                namespaces: [ns]
                state: {count: 0}
                body:
                  Text: some words
                  modifiers:
                    - \(modifier.yaml)
                """)
            if let kind = modifier.kind { #expect(!scene.all(kind).isEmpty, "\(modifier.name)") }
        }
    }

    @Test("no two names of the vocabulary are the same, and every argument says what it is")
    func isSound() {
        for specs in [Vocabulary.views.map(\.arguments), Vocabulary.modifiers.map(\.arguments)].joined() {
            #expect(Set(specs.map(\.name)).count == specs.count)
            #expect(specs.filter(\.isMain).count <= 1)
            #expect(specs.allSatisfy { $0.doc.hasSuffix(".") || $0.doc.hasSuffix("0..<3.") })
        }
    }
}
