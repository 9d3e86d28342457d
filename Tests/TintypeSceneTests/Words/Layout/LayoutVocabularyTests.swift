import Foundation
import Testing
import TintypeGraphics
import TintypeTree

@testable import TintypeScene

/// The meaning of a scene's layout words where no fixture says it.
@Suite("Layout words of a scene")
struct LayoutVocabularyTests {
    @Test("alignments are given for each axis, by SwiftUI's guides or the scene's own")
    func alignments() throws {
        let scene = try settle(
            """
            alignments: {third: top}
            body:
              ZStack:
                alignment: {horizontal: trailing, vertical: third}
                children:
                  - Color: blue
                    modifiers: [{frame: {width: 60, height: 60}}]
                    id: back
                  - Color: red
                    modifiers:
                      - frame: {width: 20, height: 20}
                      - alignmentGuide: {guide: third, value: =d.top - 20}
                    id: front
            """)
        // The guide of the front one lies 20 points above it, that of the other at its top.
        let (back, front) = try (scene.frame("back"), scene.frame("front"))
        #expect(front.maxX == back.maxX)
        #expect(front.minY == back.minY + 20)
    }

    @Test("an explicit baseline of a shape counts as one of a text does")
    func explicitBaselines() throws {
        let scene = try settle(
            """
            body:
              HStack:
                alignment: lastTextBaseline
                spacing: 0
                children:
                  - Color: blue
                    modifiers:
                      - frame: {width: 20, height: 40}
                      - alignmentGuide: {guide: lastTextBaseline, value: =d.height - 10}
                    id: deep
                  - Color: red
                    modifiers: [{frame: {width: 20, height: 20}}]
                    id: plain
            """)
        #expect(try scene.frame("plain").maxY == scene.frame("deep").maxY - 10)
    }

    @Test(
        "where a scroll view is scrolled to",
        arguments: [
            ("{y: 30}", -30), ("{x: 10}", 0), ("{point: {x: 0, y: 12}}", -12), ("{edge: bottom}", -100),
            ("{edge: top}", 0), ("{id: b, anchor: top}", -40), ("{id: b}", 0), ("{id: e}", -100),
            ("{id: e, anchor: top}", -100), ("{id: unknown}", 0),
        ] as [(String, CGFloat)])
    func scrollPosition(_ position: String, _ expected: CGFloat) throws {
        // Five views of 40 points in a window of 100: it can be scrolled by 100.
        let scene = try settle(
            """
            body:
              ScrollView:
                - VStack:
                    spacing: 0
                    children:
                      - ForEach:
                          data: [a, b, c, d, e]
                          content: {Color: blue, modifiers: [{frame: {height: 40}}], id: =item}
                  id: content
              modifiers:
                - scrollPosition: \(position)
            """)
        #expect(try scene.frame("content").minY == expected)
    }

    @Test(
        "an anchor is where larger content begins and where smaller content stands",
        arguments: [
            ("bottom", 150, -50), ("center", 150, -25), ("bottom", 40, 60),
            ("{anchor: bottom, for: alignment}", 150, 0),
            ("{anchor: bottom, for: initialOffset}", 40, 0), ("{anchor: bottom, for: sizeChanges}", 150, 0),
        ] as [(String, CGFloat, CGFloat)])
    func scrollAnchor(_ anchor: String, _ height: CGFloat, _ expected: CGFloat) throws {
        let scene = try settle(
            """
            body:
              ScrollView:
                - Color: blue
                  modifiers: [{frame: {height: \(Int(height))}}]
                  id: content
              modifiers:
                - defaultScrollAnchor: \(anchor)
            """)
        #expect(try scene.frame("content").minY == expected)
    }

    @Test("a scroll view in another one stands where it does by itself")
    func nestedScrollViews() throws {
        let scene = try settle(
            """
            body:
              ScrollView:
                - ScrollView:
                    axes: horizontal
                    children:
                      - Color: blue
                        modifiers: [{frame: {width: 500, height: 300}}]
                        id: content
              modifiers:
                - defaultScrollAnchor: bottomTrailing
            """)
        #expect(try scene.frame("content").origin == CGPoint(x: 0, y: -200))
    }

    @Test("a lazy list of thousands makes only the rows around the one that it is scrolled to")
    func farRow() throws {
        let scene = try settle(
            """
            body:
              ScrollView:
                - LazyVStack:
                    spacing: 5
                    children:
                      - ForEach:
                          data: 0..<10000
                          content: {Color: blue, modifiers: [{frame: {height: 20}}], id: row-$(item)}
              modifiers:
                - scrollPosition: {id: 4000, anchor: center}
            """)
        // A step of 25 points; in the middle of 100.
        #expect(try scene.frame("row-4000").minY == 40)
        #expect(scene.all("Color").count < 10)
    }

    @Test(
        "a length made of the container's",
        arguments: [("horizontal", 150, 30), ("[horizontal, vertical]", 150, 75)] as [(String, CGFloat, CGFloat)])
    func containerLength(_ axes: String, _ width: CGFloat, _ height: CGFloat) throws {
        let scene = try settle(
            """
            body:
              Color: blue
              modifiers:
                - containerRelativeFrame: {axes: \(axes), as: whole, length: =whole * 0.75}
                - frame: {maxHeight: \(axes == "horizontal" ? "30" : "infinity")}
              id: view
            """)
        #expect(try scene.frame("view").width == width)
        #expect(scene.all("Color").first?.frame.height == height)
    }

    @Test("what a section is not given is not there")
    func emptySection() throws {
        let scene = try settle("body:\n  VStack:\n    - Section: {title: One, content: [{Text: two}]}")
        #expect(scene.all("Text").map { $0["text"] } == ["One", "two"])
    }

    @Test("a view that ignores the keyboard stays in the safe area: there is none in a picture")
    func keyboard() throws {
        let scene = try settle(
            """
            body:
              Color: blue
              modifiers: [{id: view}, {ignoresSafeArea: keyboard}, {safeAreaPadding: 10}]
            """)
        #expect(try scene.frame("view") == CGRect(x: 10, y: 10, width: 180, height: 80))
    }

    @Test("the bar of a side is aligned from top to bottom")
    func sideBar() throws {
        let scene = try settle(
            """
            body:
              Color: blue
              modifiers:
                - frame: {height: 40}
                - safeAreaInset:
                    edge: trailing
                    alignment: bottom
                    spacing: 0
                    content: {Color: red, modifiers: [{frame: {width: 30, height: 20}}], id: bar}
            """)
        #expect(try scene.frame("bar") == CGRect(x: 170, y: 50, width: 30, height: 20))
    }
}
