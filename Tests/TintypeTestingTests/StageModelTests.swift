import Foundation
import Testing
import Tintype
import TintypeTesting

/// The words that the views of a test have told.
@MainActor
private final class Told {
    var words: [String] = []
}

@Suite("Changes of models, on a stage")
@MainActor
struct StageModelTests {
    private let told = Told()

    @Observable
    final class Lights {
        var first = false
        var second = false
    }

    private struct Modelled: View {
        let told: Told
        @State private var lights = Lights()

        var body: some View {
            VStack {
                Color.red.frame(width: lights.first ? 100 : 50, height: 10)
                Color.red.frame(width: lights.second ? 100 : 50, height: 10)
                Button("Go") {
                    withAnimation(.linear(duration: 1)) {
                        lights.first = true
                    } completion: {
                        told.words.append("first")
                    }
                    withAnimation(.linear(duration: 2)) {
                        lights.second = true
                    } completion: {
                        told.words.append("second")
                    }
                }
            }
        }
    }

    @Test("the animations of two changes of one model are both waited for")
    func changes() throws {
        let stage = ViewStage(Modelled(told: told), layout: .fixed(width: 300, height: 400))
        try stage.find(label: "Go").tap()
        #expect(told.words == [])
        stage.advance(by: .milliseconds(1_250))
        #expect(told.words == ["first"])
        stage.advance(by: .seconds(1))
        #expect(told.words == ["first", "second"])
    }
}
