import Testing
import Combine

@Suite("Publishers that join others")
struct JoinedPublisherTests {
    private enum Failing: Error { case now }

    @Test("the newest values come together once each publisher had one, and end when all have ended")
    func combineLatest() {
        let (names, counts) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
        var seen: [String] = []
        var hasEnded = false
        let subscription = names.combineLatest(counts) { "\($0)\($1)" }
            .sink(receiveCompletion: { _ in hasEnded = true }, receiveValue: { seen.append($0) })
        names.send("a")
        names.send("b")
        #expect(seen.isEmpty)
        counts.send(1)
        counts.send(2)
        names.send("c")
        #expect(seen == ["b1", "b2", "c2"])
        names.send(completion: .finished)
        counts.send(3)
        #expect(seen.last == "c3" && !hasEnded)
        counts.send(completion: .finished)
        #expect(hasEnded)
        subscription.cancel()
    }

    @Test("three and four join in the order that they are named in")
    func combineMore() {
        var three: [String] = []
        var four: [String] = []
        _ = Just(1).combineLatest(Just("b"), Just(3.5)).sink { three.append("\($0)") }
        _ = Just(1).combineLatest(Just("b"), Just(3.5), Just(true)).sink { four.append("\($0)") }
        #expect(three == ["(1, \"b\", 3.5)"])
        #expect(four == ["(1, \"b\", 3.5, true)"])
    }

    @Test("merged values come as they come; a failure of one ends all")
    func merge() {
        let (a, b) = (PassthroughSubject<Int, Failing>(), PassthroughSubject<Int, Failing>())
        var seen: [Int] = []
        var failure: Failing?
        let subscription = a.merge(with: b.map { $0 * 10 }).sink(
            receiveCompletion: { if case .failure(let error) = $0 { failure = error } },
            receiveValue: { seen.append($0) })
        a.send(1)
        b.send(2)
        a.send(3)
        a.send(completion: .failure(.now))
        b.send(4)
        #expect(seen == [1, 20, 3])
        #expect(failure == .now)
        subscription.cancel()
    }

    @Test("a subscriber gets no more than it asked for, of merged values all and of joined ones the newest")
    func demand() {
        func taken<P: Publisher>(_ publisher: P) -> [P.Output] where P.Failure == Never {
            var values: [P.Output] = []
            var kept: (any Subscription)?
            publisher.subscribe(
                AnySubscriber(
                    receiveSubscription: { kept = $0 },
                    receiveValue: {
                        values.append($0); return .none
                    }))
            kept?.request(.max(1))
            let first = values.count
            kept?.request(.max(5))
            #expect(first == 1)
            return values
        }
        #expect(taken([1, 2, 3].publisher.merge(with: Just(4))) == [1, 2, 3, 4])
        #expect(taken([1, 2, 3].publisher.combineLatest(Just("x"))).map(\.0) == [3])
    }
}
