import Foundation
import FoundationOverlay
import Testing

@Suite("Texts of bytes")
struct AsyncTextTests {
    private func bytes(_ text: String) -> AsyncStream<UInt8> {
        AsyncStream { stream in
            for byte in text.utf8 { stream.yield(byte) }
            stream.finish()
        }
    }

    @Test("lines end at every kind of line's end, and empty ones are left out")
    func lines() async {
        var lines: [String] = []
        for await line in bytes("a\nb\r\n\nc\u{2028}ä").lines { lines.append(line) }
        #expect(lines == ["a", "b", "c", "ä"])
    }

    @Test("letters are whole, whatever scalars they are of")
    func letters() async {
        var letters: [Character] = []
        for await letter in bytes("e\u{301}👩‍🚀b").characters { letters.append(letter) }
        #expect(letters == ["é", "👩‍🚀", "b"])
        var scalars: [Unicode.Scalar] = []
        for await scalar in bytes("aä").unicodeScalars { scalars.append(scalar) }
        #expect(scalars == ["a", "ä"])
    }
}
