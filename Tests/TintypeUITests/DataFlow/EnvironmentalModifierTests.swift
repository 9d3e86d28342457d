import Testing
import TintypeTree
import TintypeUI

private struct Level: EnvironmentKey {
    static let defaultValue = 1
}

private struct Repeats: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier { Times(count: environment[Level.self]) }

    struct Times: ViewModifier {
        let count: Int

        func body(content: Content) -> some View {
            VStack { ForEach(0..<count, id: \.self) { _ in content } }
        }
    }
}

@Suite("Modifiers that are resolved")
@MainActor
struct EnvironmentalModifierTests {
    @Test("a modifier is another one in each environment")
    func resolves() throws {
        let text = Text("a").modifier(Repeats())
        #expect(try settle(text).texts == ["a"])
        #expect(try settle(text.transformEnvironment(\.self) { $0[Level.self] = 3 }).texts == ["a", "a", "a"])
    }

    @Test("an environment is written out with the newest value of each key")
    func description() {
        var values = EnvironmentValues()
        #expect(values.description == "[]")
        values[Level.self] = 2
        values[Level.self] = 3
        #expect(values.description == "[Level = 3]")
    }
}
