import Foundation
import SwiftUI
import Testing

@Suite("Views that are dragged onto others, on a stage")
@MainActor
struct StageDragTests {
    /// The words that the views of a test have told.
    @MainActor
    private final class Told {
        var words: [String] = []
    }

    private struct Note: Transferable, Codable {
        var text: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation(exporting: \.text) { Note(text: $0) }
        }
    }

    private let told = Told()

    /// Two squares of 100 points: what is dragged, and below it what takes it.
    private func stage(_ source: some View, _ target: some View) -> ViewStage<AnyView> {
        let column = VStack(spacing: 0) {
            source.frame(width: 100, height: 100).id("source")
            target.frame(width: 100, height: 100).id("target")
        }
        return ViewStage(AnyView(column), size: CGSize(width: 100, height: 200), scale: 1)
    }

    private func drag(
        _ stage: ViewStage<AnyView>, to end: CGPoint = CGPoint(x: 30, y: 140), after rest: Duration = .milliseconds(600)
    ) throws {
        try stage.drag(from: CGPoint(x: 50, y: 50), to: end, duration: .milliseconds(100), after: rest)
    }

    /// Tells of what is dropped as a value of a type.
    private func taking<T: Transferable>(_ type: T.Type, _ word: @escaping (T) -> String) -> some View {
        let told = told
        return Color.blue.dropDestination(for: type) { items, place in
            told.words.append("\(items.map(word)) at \(Int(place.x)) \(Int(place.y))")
            return true
        } isTargeted: {
            told.words.append("\($0)")
        }
    }

    @Test("a value is taken where the finger is lifted, and only after a rest")
    func values() throws {
        let stage = self.stage(Color.red.draggable("apple"), taking(String.self) { $0 })
        #expect(throws: (any Error).self) { try drag(stage, after: .milliseconds(300)) }
        #expect(told.words == [])
        try drag(stage)
        #expect(told.words == ["true", "false", "[\"apple\"] at 30 40"])
        told.words = []
        try drag(stage, to: CGPoint(x: 90, y: 90))
        #expect(told.words == [], "nothing takes it there")
    }

    @Test("a finger that goes on leaves the view, and one that is taken away drops nothing")
    func leaving() throws {
        let stage = self.stage(Color.red.draggable("apple"), taking(String.self) { $0 })
        let finger = try stage.press(at: CGPoint(x: 50, y: 50))
        stage.advance(by: .seconds(1))
        try finger.move(to: CGPoint(x: 50, y: 150))
        #expect(told.words == ["true"])
        try finger.move(to: CGPoint(x: 50, y: 160))
        #expect(told.words == ["true"])
        try finger.move(to: CGPoint(x: 50, y: 50))
        #expect(told.words == ["true", "false"])
        try finger.move(to: CGPoint(x: 50, y: 150))
        try finger.cancel()
        #expect(told.words == ["true", "false", "true", "false"])
    }

    @Test("a value goes by the types that stand for it, and to none that does not")
    func types() throws {
        try drag(stage(Color.red.draggable(Note(text: "milk")), taking(Note.self) { $0.text }))
        try drag(stage(Color.red.draggable(Note(text: "eggs")), taking(String.self) { $0 }))
        try drag(stage(Color.red.draggable("bread"), taking(Note.self) { $0.text }))
        try drag(stage(Color.red.onDrag { NSItemProvider(object: "salt") }, taking(Note.self) { $0.text }))
        try drag(stage(Color.red.draggable("none"), taking(URL.self) { $0.path }))
        let dropped = told.words.filter { $0.hasPrefix("[") }.map { $0.split(separator: "\"")[1] }
        #expect(dropped == ["milk", "eggs", "bread", "salt"])
    }

    @Test("providers are taken of their types, also by the types that these are kinds of")
    func providers() throws {
        let told = told
        func taking(_ types: [UTType]) -> some View {
            Color.blue.onDrop(of: types, isTargeted: nil) { providers, place in
                for provider in providers {
                    provider.loadItem(forTypeIdentifier: provider.registeredTypeIdentifiers[0]) { item, _ in
                        told.words.append("\(item ?? "nothing") at \(Int(place.y))")
                    }
                }
                return true
            }
        }
        try drag(stage(Color.red.onDrag { NSItemProvider(object: "salt") }, taking([.text])))
        try drag(stage(Color.red.draggable("pepper"), taking([.plainText])))
        try drag(stage(Color.red.draggable("image"), taking([.image])))
        #expect(told.words == ["salt at 40", "pepper at 40"])
    }

    private struct Watcher: DropDelegate {
        let told: Told
        var isOpen = true

        func validateDrop(info: DropInfo) -> Bool { isOpen }
        func dropEntered(info: DropInfo) { told.words.append("enters") }
        func dropExited(info: DropInfo) { told.words.append("leaves") }
        func dropUpdated(info: DropInfo) -> DropProposal? {
            told.words.append("moves")
            return nil
        }
        func performDrop(info: DropInfo) -> Bool {
            told.words.append("\(info.itemProviders(for: [.text]).count) at \(Int(info.location.y))")
            return true
        }
    }

    @Test("a delegate is told of each step, and may refuse", arguments: [true, false])
    func delegates(isOpen: Bool) throws {
        let target = Color.blue.onDrop(of: [.text], delegate: Watcher(told: told, isOpen: isOpen))
        let stage = self.stage(Color.red.draggable("apple"), target)
        let finger = try stage.press(at: CGPoint(x: 50, y: 50))
        stage.advance(by: .seconds(1))
        for y in [120, 150, 50, 130] { try finger.move(to: CGPoint(x: 50, y: Double(y))) }
        try finger.lift()
        #expect(told.words == (isOpen ? ["enters", "moves", "leaves", "enters", "moves", "1 at 30"] : []))
    }

    @Test("what is disabled takes and gives nothing")
    func disabled() throws {
        try drag(stage(Color.red.draggable("apple"), taking(String.self) { $0 }.disabled(true)))
        #expect(throws: (any Error).self) {
            try drag(stage(Color.red.draggable("apple").disabled(true), taking(String.self) { $0 }))
        }
        #expect(told.words == [])
    }
}
