import Foundation
import Testing
import Combine

@Suite("Coders of Foundation's")
struct CoderTests {
    @Test("publishers decode and encode with them")
    func roundTrip() throws {
        var decoded: [Int] = []
        var failed = false
        let bytes = Just([1, 2]).encode(encoder: JSONEncoder())
        _ = bytes.decode(type: [Int].self, decoder: JSONDecoder())
            .sink {
                if case .failure = $0 { failed = true }
            } receiveValue: {
                decoded = $0
            }
        #expect(decoded == [1, 2])
        _ = Just(Data("{".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
            .sink {
                if case .failure = $0 { failed = true }
            } receiveValue: { _ in
            }
        #expect(failed)
    }
}
