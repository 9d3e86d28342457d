import Foundation
import Testing
import UIKit

@Suite("Things on a pasteboard")
struct PasteboardThingTests {
    @Test("are found by their places and types")
    func places() throws {
        let board = UIPasteboard.withUniqueName()
        board.setObjects(["one", try #require(URL(string: "https://example.com"))])
        #expect(board.string == "one")
        #expect(board.url?.host == "example.com")
        #expect(board.itemSet(withPasteboardTypes: ["public.url"]) == IndexSet(integer: 1))
        #expect(board.contains(pasteboardTypes: ["public.url"], inItemSet: IndexSet(integer: 1)))
        #expect(!board.contains(pasteboardTypes: ["public.url"], inItemSet: IndexSet(integer: 0)))
        #expect(board.types(forItemSet: nil)?.count == 2)
    }

    @Test("of a colour are kept beside a text")
    func colors() {
        let board = UIPasteboard.withUniqueName()
        board.setObjects(["one", UIColor.red])
        #expect(board.string == "one" && board.colors == [.red])
    }

    @Test("are told apart: a number, an address, words")
    func values() async throws {
        let board = UIPasteboard.withUniqueName()
        board.string = "42"
        let number = try await board.detectedValues(for: [\.number, \.probableWebURL])
        #expect(number.number == 42 && number.patterns == [\.number])
        board.string = "https://example.com"
        let found = try await board.detectedPatterns(for: [\.number, \.probableWebURL])
        #expect(found == [\.probableWebURL])
        #expect(try await board.detectedValues(for: [\.number]).patterns.isEmpty)
    }
}
