import Foundation
import Testing
import TintypeGraphics
import TintypeTree

@testable import TintypeScene

@Suite("Screens of a scene")
struct ScreenTests {
    private static func texts(_ scene: String) throws -> Set<String> {
        Set(try settle(scene, canvas: "{width: 300, height: 600}").all("Text").compactMap { $0["text"] })
    }

    @Test("content that is scrolled beneath a bar fades as the scene says")
    func scrollEdges() throws {
        func drawn(_ modifier: String) throws -> DisplayList {
            let rows = "[{ForEach: {data: 1...60, content: [{Text: Row $(item)}]}}]"
            return try settle(
                """
                body:
                  NavigationStack:
                    - ScrollView: [{VStack: \(rows)}]
                      modifiers: [{navigationTitle: Rows}, {defaultScrollAnchor: bottom}, \(modifier)]
                """, canvas: "{width: 390, height: 700}"
            ).displayList(background: nil)
        }
        let soft = try drawn("{scrollEdgeEffectStyle: soft}")
        #expect(try drawn("{scrollEdgeEffectStyle: automatic}") == soft)
        #expect(try drawn("{scrollEdgeEffectStyle: {style: hard, edges: bottom}}") == soft)
        let others = try ["{scrollEdgeEffectStyle: {style: hard, edges: top}}", "{scrollEdgeEffectHidden: true}"].map(
            drawn)
        #expect(Set(others + [soft]).count == 3)
    }

    @Test(
        "a value on the path leads to the destination of its type alone",
        arguments: [
            ("[2]", "number 2"), ("[Tokyo]", "text Tokyo"), ("[true]", "bool true"), ("[{name: Ada}]", "person Ada"),
            ("[{name: Ada, age: 36}]", "aged Ada"),
        ])
    func destinations(_ path: String, _ shown: String) throws {
        let texts = try Self.texts(
            """
            state: {path: \(path)}
            body:
              NavigationStack:
                path: $path
                root:
                  - Text: root
                    modifiers:
                      - navigationDestination: {for: number, as: n, content: [{Text: number $(n)}]}
                      - navigationDestination: {for: string, as: text, content: [{Text: text $(text)}]}
                      - navigationDestination: {for: bool, as: flag, content: [{Text: bool $(flag)}]}
                      - navigationDestination: {for: {name: string}, content: [{Text: person $(item.name)}]}
                      - navigationDestination: {for: {name: string, age: number}, content: [{Text: aged $(item.name)}]}
            """)
        #expect(texts.contains(shown))
        let others = ["number 2", "text Tokyo", "bool true", "person Ada", "aged Ada"].filter { $0 != shown }
        #expect(texts.isDisjoint(with: others))
    }

    @Test("a type has the values of the types that fit it, and of no others")
    func values() throws {
        let samples: [(SceneType, SceneDatum)] = [
            (.number, .number(1)), (.string, .string("a")), (.bool, .bool(true)), (.point, .point(.zero)),
            (.size, .size(.zero)), (.rect, .rect(.zero)), (.list(.number), .list([.number(1)])),
            (.list(.string), .list([.string("a")])),
            (
                .record(SceneRecordType([.init("a", .number)])),
                .record(SceneRecord([.init("a", .number(1))]))
            ),
            (
                .record(SceneRecordType([.init("a", .string)])),
                .record(SceneRecord([.init("a", .string("b"))]))
            ),
        ]
        for (type, _) in samples {
            for (other, datum) in samples {
                #expect(type.contains(datum) == other.fits(type), "\(type) and \(other)")
                #expect(SceneType.optional(type).contains(datum) == other.fits(type))
            }
            #expect(!type.contains(.none) && SceneType.optional(type).contains(.none))
        }
    }

    @Test(
        "what is presented is there while its state says so",
        arguments: ["sheet", "fullScreenCover", "popover", "inspector"])
    func presented(_ word: String) throws {
        for isShown in [true, false] {
            let texts = try Self.texts(
                """
                state: {shown: \(isShown)}
                body:
                  Text: below
                  modifiers: [{\(word): {isPresented: $shown, content: [{Text: above}]}}]
                """)
            #expect(texts == (isShown ? ["below", "above"] : ["below"]))
        }
    }

    @Test("an item is presented by its name, and nothing where it is nil", arguments: ["sheet", "fullScreenCover"])
    func items(_ word: String) throws {
        for (start, shown) in [("Ada", ["below", "for Ada"] as Set), ("nil", ["below"])] {
            let texts = try Self.texts(
                """
                state: {chosen: {type: "string?", default: \(start)}}
                body:
                  Text: below
                  modifiers: [{\(word): {item: $chosen, as: name, content: [{Text: for $(name)}]}}]
                """)
            #expect(texts == shown)
        }
    }

    @Test("a toolbar's items follow a condition, beside plain views")
    func toolbars() throws {
        for edits in [true, false] {
            let texts = try Self.texts(
                """
                state: {edits: \(edits)}
                body:
                  NavigationStack:
                    - Text: page
                      modifiers:
                        - toolbar:
                            - if: =edits
                              content: [{ToolbarItem: {placement: topBarLeading, content: [{Text: Done}]}}]
                              else: [{ToolbarItem: {placement: topBarLeading, content: [{Text: Edit}]}}]
                            - Text: Add
                """)
            #expect(texts == ["page", "Add", edits ? "Done" : "Edit"])
        }
    }

    @Test("the tab of the selection is seen")
    func tabs() throws {
        for chosen in ["one", "two"] {
            let texts = try Self.texts(
                """
                state: {tab: \(chosen)}
                body:
                  TabView:
                    selection: $tab
                    content:
                      - Tab: {title: 1, systemImage: house, value: one, content: [{Text: page one}]}
                      - Tab: {title: 2, systemImage: person, value: two, content: [{Text: page two}]}
                """)
            #expect(texts == ["1", "2", "page \(chosen)"])
        }
    }
}
