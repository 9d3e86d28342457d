import FoundationModels
import Testing

@Suite("FoundationModels")
struct FoundationModelsTests {
    @Test("there is no model, and each question throws")
    func refused() async {
        #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
        let session = LanguageModelSession(instructions: "Be short.")
        #expect(session.transcript.count == 1)
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            _ = try await session.respond(to: "Hello", generating: Herb.self)
        }
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            for try await _ in session.streamResponse(to: "Hello") {}
        }
    }

    @Test("a value is said as JSON, and made of it")
    func roundTrip() throws {
        let herb = Herb(name: "Thyme", height: 20, note: nil, uses: ["tea"], light: .sun)
        #expect(
            herb.generatedContent.jsonString
                == #"{"name": "Thyme", "height": 20, "note": null, "uses": ["tea"], "light": "sun"}"#)
        #expect(try Herb(GeneratedContent(json: herb.generatedContent.jsonString)) == herb)
        #expect(throws: LanguageModelSession.GenerationError.self) {
            try Herb(GeneratedContent(json: #"{"name": 3}"#))
        }
    }

    @Test("a value that is not yet complete lacks what has not come")
    func partial() throws {
        let part = try Herb.PartiallyGenerated(GeneratedContent(json: #"{"name": "Sage"}"#))
        #expect(part.name == "Sage")
        #expect(part.uses == nil)
    }

    @Test("one is a number, and true is none")
    func numbers() throws {
        #expect(try GeneratedContent(json: "1").value(Int.self) == 1)
        #expect(try GeneratedContent(json: "true").value(Bool.self))
        #expect(throws: LanguageModelSession.GenerationError.self) {
            try GeneratedContent(json: "true").value(Int.self)
        }
    }

    @Test("a question is built of lines")
    func prompt() {
        let isLong = false
        let prompt = Prompt {
            "Name a herb."
            if isLong { "Say much." }
            "Be kind."
        }
        #expect(
            LanguageModelSession(instructions: {
                "One."; "Two."
            }).transcript.first?.description == "One.\nTwo.")
        _ = prompt
    }
}

@Generable(description: "A herb")
private struct Herb: Equatable {
    @Guide(description: "The name")
    let name: String
    @Guide(.range(1...100))
    let height: Int
    let note: String?
    @Guide(.maximumCount(3))
    let uses: [String]
    let light: Light
}

@Generable
private enum Light {
    case sun, shade
}
