import Foundation
import FoundationOverlay
import Testing

/// Objects of classes below `NSObject` that are encodable as well as made by their types.
@Suite("Decodable objects")
struct DecodableObjectTests {
    class Note: NSObject, Codable {
        var text = "empty"

        override init() {
            super.init()
        }

        init(text: String) {
            self.text = text
        }
    }

    static func made<T: NSObject>(_ type: T.Type) -> T { T() }

    @Test("a class below NSObject is read from what it wrote")
    func reading() throws {
        let bytes = try JSONEncoder().encode(Note(text: "a note"))
        #expect(try JSONDecoder().decode(Note.self, from: bytes).text == "a note")
    }

    @Test("a type that is known when the program runs makes an object by the initializer below")
    func making() {
        #expect(Self.made(Note.self).text == "empty")
    }
}
