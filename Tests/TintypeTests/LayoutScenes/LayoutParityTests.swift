import Foundation
import Testing
import Tintype
import TintypeGraphics
import TintypeScene
import TintypeTree

/// Every layout word has a form in Swift and one in a scene, and both come to the same tree.
@Suite("Layout is the same in Swift views and in scenes")
@MainActor
struct LayoutParityTests {
    /// The words of the scene vocabulary that lay nothing out: other tests compare them.
    private static let others: Set<String> = [
        "ForEach", "Text", "Image", "Color", "LinearGradient", "GeometryReader", "Rectangle", "RoundedRectangle",
        "Circle", "Ellipse", "Capsule", "opacity", "hidden", "clipShape", "clipped", "cornerRadius", "shadow",
        "rotationEffect", "scaleEffect", "transformEffect", "rotation3DEffect", "projectionEffect", "font",
        "fontWeight", "bold", "italic", "foregroundStyle", "foregroundColor", "tint", "lineLimit", "lineSpacing",
        "tracking", "multilineTextAlignment", "truncationMode", "imageScale", "colorScheme", "dynamicTypeSize",
        "preference", "transformPreference", "anchorPreference", "transformAnchorPreference",
        "overlayPreferenceValue", "backgroundPreferenceValue", "onPreferenceChange", "onGeometryChange", "onAppear",
        "coordinateSpace", "matchedGeometryEffect", "geometryGroup", "id",
    ]

    /// The words that Swift has and a scene has not, each with the reason.
    static let swiftOnly = [
        "Layout, AnyLayout, HStackLayout and friends": "a layout of one's own is code",
        "layoutValue": "only a layout of one's own reads it",
        "ScrollViewReader": "a scene says scrollPosition with an id",
        "scrollTargetLayout": "every view of a scroll view may be scrolled to",
    ]

    private static let cases: [ParityCase] = stacks + grids + frames + scrolling + composed

    @Test("both forms come to the same tree")
    func agrees() throws {
        for parity in Self.cases {
            #expect(try parity.sceneTree() == parity.viewTree(), "\(parity.words)")
        }
    }

    @Test("every layout word of the scene vocabulary is compared")
    func isComplete() {
        let words = Set(Vocabulary.views.map(\.name) + Vocabulary.modifiers.map(\.name)).subtracting(Self.others)
        #expect(words.subtracting(Self.cases.flatMap(\.words)).sorted() == [])
    }
}

/// A view, as Swift and as a scene say it.
@MainActor
private struct ParityCase {
    let words: [String]
    let scene: String
    let viewTree: () throws -> String

    init<V: View>(_ words: String..., scene: String, @ViewBuilder view: @escaping () -> V) {
        self.words = words
        self.scene = scene
        let view = view()
        viewTree = { try Self.tree { V._evaluate(view, into: &$0) } }
    }

    func sceneTree() throws -> String {
        let file = try SceneFile.parse(text: "alignments: {third: top}\nbody:\n" + indented, file: "parity.yaml")
        return try Self.tree { file.evaluate(into: &$0) }
    }

    private var indented: String {
        scene.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    }

    private static func tree(_ content: @escaping (inout Scope) -> Void) throws -> String {
        let session = Session(context: try RenderResources().context(scale: 2))
        let pass = SettlePass(session: session, canvas: ProposedViewSize(width: 200, height: 100))
        return try pass.run(content).tree.text(names: false)
    }
}

extension LayoutParityTests {
    private static let stacks: [ParityCase] = [
        ParityCase(
            "HStack", "VStack", "ZStack", "Spacer", "Divider", "Group", "EmptyView",
            scene: """
                HStack:
                  alignment: top
                  spacing: 4
                  children:
                    - VStack: {alignment: trailing, children: [Color: red, Divider, Color: blue]}
                    - Spacer: 12
                    - EmptyView
                    - ZStack: {alignment: bottomLeading, children: [{Group: [Color: red, Circle]}]}
                """
        ) {
            HStack(alignment: .top, spacing: 4) {
                VStack(alignment: .trailing) {
                    Color.red
                    Divider()
                    Color.blue
                }
                Spacer(minLength: 12)
                EmptyView()
                ZStack(alignment: .bottomLeading) {
                    Group {
                        Color.red
                        Circle()
                    }
                }
            }
        },
        ParityCase(
            "LazyHStack", "LazyVStack", "Section",
            scene: """
                LazyVStack:
                  alignment: leading
                  spacing: 3
                  children:
                    - Section: {title: One, content: [{LazyHStack: [Circle]}], footer: Divider}
                """
        ) {
            LazyVStack(alignment: .leading, spacing: 3) {
                Section {
                    LazyHStack { Circle() }
                } header: {
                    Text("One")
                } footer: {
                    Divider()
                }
            }
        },
        ParityCase(
            "ViewThatFits", "layoutPriority", "fixedSize", "zIndex",
            scene: """
                ViewThatFits:
                  in: vertical
                  children:
                    - Color: red
                      modifiers: [{frame: {height: 300}}, {layoutPriority: 1}, {zIndex: 2}]
                    - Circle:
                      modifiers: [{fixedSize: {horizontal: false}}]
                """
        ) {
            ViewThatFits(in: .vertical) {
                Color.red.frame(height: 300).layoutPriority(1).zIndex(2)
                Circle().fixedSize(horizontal: false, vertical: true)
            }
        },
    ]

    private static let composed: [ParityCase] = [
        ParityCase(
            "List", "Toggle", "Section",
            scene: """
                List:
                  - Section:
                      title: Network
                      content:
                        - Toggle: {title: Wi-Fi, isOn: true}
                        - Toggle: {isOn: "=1 > 2", label: {HStack: [Circle, {Text: Bluetooth}]}}
                      footer: {Text: Restart to apply.}
                  - Text: About
                """
        ) {
            List {
                Section {
                    Toggle("Wi-Fi", isOn: .constant(true))
                    Toggle(isOn: .constant(false)) {
                        HStack {
                            Circle()
                            Text("Bluetooth")
                        }
                    }
                } header: {
                    Text("Network")
                } footer: {
                    Text("Restart to apply.")
                }
                Text("About")
            }
        }
    ]

    private static let grids: [ParityCase] = [
        ParityCase(
            "Grid", "GridRow", "gridCellColumns", "gridCellAnchor", "gridColumnAlignment", "gridCellUnsizedAxes",
            scene: """
                Grid:
                  alignment: bottomTrailing
                  horizontalSpacing: 3
                  verticalSpacing: 5
                  children:
                    - GridRow:
                        alignment: top
                        children:
                          - Color: red
                            modifiers: [{frame: {width: 20, height: 20}}, {gridColumnAlignment: leading}]
                          - Color: blue
                            modifiers: [{frame: {width: 30, height: 10}}, {gridCellAnchor: center}]
                    - GridRow:
                        - Color: green
                          modifiers: [{frame: {height: 8}}, {gridCellColumns: 2}]
                    - Divider:
                      modifiers: [{gridCellUnsizedAxes: horizontal}]
                """
        ) {
            Grid(alignment: .bottomTrailing, horizontalSpacing: 3, verticalSpacing: 5) {
                GridRow(alignment: .top) {
                    Color.red.frame(width: 20, height: 20).gridColumnAlignment(.leading)
                    Color.blue.frame(width: 30, height: 10).gridCellAnchor(.center)
                }
                GridRow { Color.green.frame(height: 8).gridCellColumns(2) }
                Divider().gridCellUnsizedAxes(.horizontal)
            }
        },
        ParityCase(
            "LazyVGrid", "LazyHGrid",
            scene: """
                LazyVGrid:
                  columns:
                    - {fixed: 30, alignment: topLeading}
                    - {flexible: {minimum: 10, maximum: 50}, spacing: 2}
                    - adaptive: 20
                  alignment: trailing
                  spacing: 6
                  children:
                    - Circle
                    - Circle
                    - LazyHGrid: {rows: {flexible: , count: 2}, alignment: top, children: [Circle, Circle, Circle]}
                """
        ) {
            LazyVGrid(
                columns: [
                    GridItem(.fixed(30), alignment: .topLeading),
                    GridItem(.flexible(minimum: 10, maximum: 50), spacing: 2), GridItem(.adaptive(minimum: 20)),
                ], alignment: .trailing, spacing: 6
            ) {
                Circle()
                Circle()
                LazyHGrid(rows: Array(repeating: GridItem(.flexible()), count: 2), alignment: .top) {
                    Circle()
                    Circle()
                    Circle()
                }
            }
        },
    ]

    private static let frames: [ParityCase] = [
        ParityCase(
            "frame", "padding", "offset", "position", "aspectRatio", "scaledToFit", "scaledToFill", "overlay",
            "background", "environment",
            scene: """
                Color: red
                modifiers:
                  - aspectRatio: {ratio: {width: 3, height: 2}, contentMode: fit}
                  - frame: {idealWidth: 40, maxWidth: 120, alignment: topLeading}
                  - scaledToFit
                  - offset: {x: 3, y: 4}
                  - padding: {edges: [top, leading], length: 5}
                  - overlay: {alignment: bottom, content: [Divider]}
                  - position: {x: 50, y: 40}
                  - scaledToFill
                  - background: {content: [Circle]}
                  - environment: {layoutDirection: rightToLeft}
                """
        ) {
            Color.red
                .aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)
                .frame(idealWidth: 40, maxWidth: 120, alignment: .topLeading)
                .scaledToFit()
                .offset(x: 3, y: 4)
                .padding([.top, .leading], 5)
                .overlay(alignment: .bottom) { Divider() }
                .position(x: 50, y: 40)
                .scaledToFill()
                .background { Circle() }
                .environment(\.layoutDirection, .rightToLeft)
        },
        ParityCase(
            "safeAreaInset", "safeAreaPadding", "ignoresSafeArea", "alignmentGuide",
            scene: """
                Color: red
                modifiers:
                  - ignoresSafeArea: {edges: [top, bottom]}
                  - alignmentGuide: {guide: lastTextBaseline, value: =d.height - 4}
                  - safeAreaInset: {edge: leading, alignment: lastTextBaseline, content: [{Divider: , modifiers: [{frame: {height: 9}}]}]}
                  - safeAreaInset: {edge: top, alignment: trailing, spacing: 2, content: [{Circle: , modifiers: [{frame: {width: 9}}]}]}
                  - safeAreaPadding: {edges: horizontal, length: 6}
                  - safeAreaPadding: {top: 3, bottom: 1}
                  - safeAreaPadding
                """
        ) {
            Color.red
                .ignoresSafeArea(edges: [.top, .bottom])
                .alignmentGuide(.lastTextBaseline) { $0.height - 4 }
                .safeAreaInset(edge: .leading, alignment: .lastTextBaseline) { Divider().frame(height: 9) }
                .safeAreaInset(edge: .top, alignment: .trailing, spacing: 2) { Circle().frame(width: 9) }
                .safeAreaPadding(.horizontal, 6)
                .safeAreaPadding(EdgeInsets(top: 3, leading: 0, bottom: 1, trailing: 0))
                .safeAreaPadding()
        },
    ]

    private static let scrolling: [ParityCase] = [
        ParityCase(
            "ScrollView", "containerRelativeFrame", "defaultScrollAnchor",
            scene: """
                ScrollView:
                  axes: [horizontal, vertical]
                  showsIndicators: false
                  children:
                    - Color: red
                      modifiers:
                        - containerRelativeFrame: {axes: horizontal, count: 4, span: 3, spacing: 8, alignment: leading}
                        - containerRelativeFrame: {axes: vertical, length: =length * 2}
                modifiers:
                  - defaultScrollAnchor: bottomTrailing
                """
        ) {
            ScrollView([.horizontal, .vertical], showsIndicators: false) {
                Color.red
                    .containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8, alignment: .leading)
                    .containerRelativeFrame(.vertical) { length, _ in length * 2 }
            }
            .defaultScrollAnchor(.bottomTrailing)
        },
        ParityCase(
            "scrollPosition",
            scene: """
                ScrollView:
                  - Color: red
                    modifiers: [{frame: {height: 300}}]
                  - Color: blue
                    modifiers: [{frame: {height: 20}}]
                    id: end
                modifiers:
                  - scrollPosition: {id: end, anchor: bottom}
                """
        ) {
            ScrollView {
                Color.red.frame(height: 300)
                Color.blue.frame(height: 20).id("end")
            }
            .scrollPosition(.constant(ScrollPosition(id: "end", anchor: .bottom)))
        },
    ]
}
