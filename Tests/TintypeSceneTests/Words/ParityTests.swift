import Foundation
import Testing
import TintypeGraphics
import TintypeTree

@testable import TintypeScene

@Suite("A scene appends what the constructors append")
struct ParityTests {
    private func expect(_ yaml: String, _ content: @escaping (inout Scope) -> Void) throws {
        let scene = try settle("body:\n" + yaml.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
        let expected = try settle(content)
        #expect(scene.tree.text(names: false) == expected.tree.text(names: false))
    }

    @Test("stacks, spacers and texts")
    func stacks() throws {
        try expect(
            """
            HStack:
              spacing: 8
              alignment: bottom
              children:
                - Text: one
                - Spacer
                - VStack: [Text: two, Divider, Image: {systemName: star}]
            """
        ) { scope in
            scope.appendHStack(alignment: .bottom, spacing: 8) { scope in
                scope.appendText("one")
                scope.appendSpacer(minLength: nil)
                scope.appendVStack { scope in
                    scope.appendText("two")
                    scope.appendDivider()
                    scope.appendSymbol("star")
                }
            }
        }
    }

    @Test("a value lights parts of a symbol, and of nothing else")
    func variableValue() throws {
        func drawn(_ options: String) throws -> DisplayList {
            try settle("body: {Image: {\(options)}}").displayList(background: nil)
        }
        #expect(try drawn("systemName: wifi, variableValue: 1") != drawn("systemName: wifi, variableValue: 0.5"))
        #expect(try drawn("systemName: star, variableValue: 0.5") == drawn("systemName: star"))
        #expect(try drawn("systemName: wifi, variableValue: =1 / 2") == drawn("systemName: wifi, variableValue: 0.5"))
        for options in ["systemName: wifi, variableValue: 1.5", "name: photo, variableValue: 0.5"] {
            #expect(throws: SceneErrors.self) { try drawn(options) }
        }
    }

    @Test("modifiers apply from the first to the last")
    func order() throws {
        try expect(
            """
            Color: red
            modifiers:
              - frame: {width: 20, height: 20}
              - padding: 4
              - offset: {y: 3}
            """
        ) { scope in
            scope.wrap(with: OffsetModifier(CGSize(width: 0, height: 3))) { scope in
                scope.wrap(with: PaddingModifier(.all, 4)) { scope in
                    scope.wrap(with: FrameModifier(width: 20, height: 20)) { $0.appendPaint(Color.red) }
                }
            }
        }
    }

    @Test("a modifier of a group wraps each of its views")
    func group() throws {
        try expect(
            """
            VStack:
              - Group: [Text: a, Text: b]
                modifiers:
                  - padding: 1
            """
        ) { scope in
            scope.appendVStack { scope in
                scope.wrap(with: PaddingModifier(.all, 1)) { scope in
                    scope.appendText("a")
                    scope.appendText("b")
                }
            }
        }
    }

    @Test("a shape's fill lies below its strokes, in whatever order they are written")
    func paints() throws {
        try expect("Circle: {lineWidth: 3, stroke: blue, fill: {gradient: red}}") { scope in
            scope.appendShape(
                Circle(),
                [
                    ShapeLayer(.fill(FillStyle()), style: Color.red.gradient),
                    ShapeLayer(.stroke(StrokeStyle(lineWidth: 3)), style: Color.blue),
                ])
        }
    }

    @Test("a background of a style in a shape")
    func background() throws {
        try expect(
            """
            Text: a
            modifiers:
              - foregroundStyle: secondary
              - background: {style: {color: blue, opacity: 0.5}, in: Capsule}
            """
        ) { scope in
            let background = AttachmentModifier.background(.center) { scope in
                scope.appendShape(Capsule(), [ShapeLayer(.fill(FillStyle()), style: Color.blue.opacity(0.5))])
            }
            scope.wrap(with: background) { scope in
                scope.withEnvironment {
                    $0.foreground = AnyShapeStyle(Color.secondary)
                } _: {
                    $0.appendText("a")
                }
            }
        }
    }

    @Test("a level of the hierarchy counts from the style around it")
    func levels() throws {
        let scene = try settle(
            """
            body:
              Text: a
              modifiers:
                - foregroundStyle: secondary
                - foregroundStyle: red
            """)
        #expect(scene.all("Text").first?["style"] == "#ff383c80")
    }
}
