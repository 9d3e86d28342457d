import Foundation
import Testing
import TintypeGraphics
import TintypeSnapshots

func view(
    _ kind: String, id: String? = nil, _ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10),
    _ attributes: [SettledTree.Attribute] = [], _ children: [SettledTree.View] = [],
    makers: [SettledTree.Maker] = []
) -> SettledTree.View {
    SettledTree.View(kind: kind, id: id, frame: frame, attributes: attributes, children: children, makers: makers)
}

@Suite("The layout that a golden carries")
struct LayoutTextTests {
    private let tree = SettledTree(
        root: view(
            "HStack", id: "bar", CGRect(x: 0, y: 0, width: 320, height: 120.5), [.init("spacing", "8")],
            [
                view(
                    "Text", CGRect(x: 1.0 / 3, y: -0.0001, width: 1e16, height: 0), [.init("text", "a\"b\\c\n\u{1}é")]),
                view("Group", CGRect.null, [], [view("Spacer")]),
                view("Text"),
            ]))

    @Test("is this text")
    func golden() {
        #expect(
            LayoutText.encode(tree) == #"{"views":["#
                + #"{"attributes":[["spacing","8"]],"depth":0,"frame":[0,0,320,120.5],"id":"bar","kind":"HStack"},"#
                + #"{"attributes":[["text","a\"b\\c\u000a\u0001é"]],"depth":1,"frame":[0.3330078125,0,1e+16,0],"kind":"Text"},"#
                + #"{"depth":1,"frame":["inf","inf",0,0],"kind":"Group"},{"depth":2,"frame":[0,0,10,10],"kind":"Spacer"},"#
                + #"{"depth":1,"frame":[0,0,10,10],"kind":"Text"}]}"#)
    }

    @Test("is read back to a tree with the same text")
    func roundTrip() throws {
        let decoded = try #require(LayoutText.decode(LayoutText.encode(tree)))
        #expect(LayoutText.encode(decoded) == LayoutText.encode(tree))
        #expect(decoded.root.children[0].attributes == tree.root.children[0].attributes)
        #expect(decoded.root.children[1].children[0].kind == "Spacer")
    }

    @Test("is the same for lengths that differ in the last bit, and wherever the views stand in their file")
    func stable() {
        var other = tree
        other.root.frame.size.height = 120.5.nextUp
        other.root.source = SourceLocation(file: "/home/me/bar.yaml", line: 3, column: 1)
        #expect(LayoutText.encode(other) == LayoutText.encode(tree))
        other.root.frame.size.height = 120.501
        #expect(LayoutText.encode(other) != LayoutText.encode(tree))
    }

    @Test("may be deeper than parsers of JSON go")
    func deep() throws {
        var root = view("Leaf")
        for _ in 0..<1000 { root = view("Group", CGRect(x: 0, y: 0, width: 10, height: 10), [], [root]) }
        let text = LayoutText.encode(SettledTree(root: root))
        #expect(LayoutText.decode(text).map(LayoutText.encode) == text)
    }

    @Test(
        "is nil to read from another text",
        arguments: [
            "", "{}", "[]", #"{"views":[]}"#, #"{"views":[{"depth":1,"frame":[0,0,0,0],"kind":"A"}]}"#,
            #"{"views":[{"depth":0,"frame":[0,0,0],"kind":"A"}]}"#,
            #"{"views":[{"depth":0,"frame":[0,0,0,0],"kind":"A"},{"depth":0,"frame":[0,0,0,0],"kind":"A"}]}"#,
            #"{"views":[{"depth":0,"frame":[0,0,0,0],"kind":"A"},{"depth":2,"frame":[0,0,0,0],"kind":"A"}]}"#,
            #"{"views":[{"attributes":[["a"]],"depth":0,"frame":[0,0,0,0],"kind":"A"}]}"#,
        ])
    func malformed(text: String) {
        #expect(LayoutText.decode(text) == nil)
    }
}

@Suite("The differences of two layouts")
struct LayoutDifferenceTests {
    private func differences(_ old: [SettledTree.View], _ new: [SettledTree.View]) -> [String] {
        LayoutDifference.between(
            SettledTree(root: view("VStack", .zero, [], old)), SettledTree(root: view("VStack", .zero, [], new))
        ).map(\.description)
    }

    @Test("are none between equal ones")
    func equal() {
        #expect(differences([view("Text"), view("Image")], [view("Text"), view("Image")]) == [])
    }

    @Test("say what moved and what became larger, in points")
    func frames() {
        let frame = CGRect(x: 10, y: 10, width: 20, height: 10)
        let moved = CGRect(x: 12, y: 9.5, width: 20, height: 10)
        let both = CGRect(x: 10, y: 11, width: 30, height: 10)
        #expect(
            differences(
                [view("Text", id: "title", frame), view("Image", frame), view("Text", frame)],
                [view("Text", id: "title", moved), view("Image", frame), view("Text", both)])
                == [
                    "VStack/Text#title moved by +2, -0.5", "VStack/Text[2] moved by 0, +1, resized from 20×10 to 30×10",
                ])
    }

    @Test("say which attribute is another, new or gone")
    func attributes() {
        let frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(
            differences(
                [view("padding", frame, [.init("length", "8"), .init("edges", "all")])],
                [view("padding", frame, [.init("length", "10"), .init("safe", "y\nes")])])
                == [
                    "VStack/padding length 8 → 10", "VStack/padding edges all → none",
                    "VStack/padding safe none → y\\nes",
                ])
    }

    @Test("of one inserted view are one, and of one removed")
    func inserted() {
        let (a, b, c) = (view("Text", id: "a"), view("Image"), view("Text", id: "c"))
        #expect(differences([a, c], [a, b, c]) == ["VStack/Image[1] added"])
        #expect(differences([a, b, c], [a, c]) == ["VStack/Image[1] removed"])
        #expect(differences([a], [b]) == ["VStack/Text#a removed", "VStack/Image added"])
    }
}
