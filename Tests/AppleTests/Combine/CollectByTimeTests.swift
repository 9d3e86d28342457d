import Combine
import Foundation
import Testing

@Suite("values that come together by time")
struct CollectByTimeTests {
    @Test("so many values are a group before their time, and what is left comes at the end")
    func count() {
        let numbers = PassthroughSubject<Int, Never>()
        var (groups, hasEnded): ([[Int]], Bool) = ([], false)
        let queue = DispatchQueue(label: "groups")
        let subscription = numbers.collect(.byTimeOrCount(queue, .seconds(3600), 2))
            .sink(receiveCompletion: { _ in hasEnded = true }, receiveValue: { groups.append($0) })
        for number in 1...5 { numbers.send(number) }
        #expect(groups == [[1, 2], [3, 4]] && !hasEnded)
        numbers.send(completion: .finished)
        #expect(groups == [[1, 2], [3, 4], [5]] && hasEnded)
        subscription.cancel()
    }

    @Test("a failure loses what waits")
    func failure() {
        enum Failing: Error { case now }
        let numbers = PassthroughSubject<Int, Failing>()
        var (groups, hasFailed): ([[Int]], Bool) = ([], false)
        let subscription = numbers.collect(.byTime(DispatchQueue(label: "groups"), .seconds(3600)))
            .sink(receiveCompletion: { _ in hasFailed = true }, receiveValue: { groups.append($0) })
        numbers.send(1)
        numbers.send(completion: .failure(.now))
        #expect(groups.isEmpty && hasFailed)
        subscription.cancel()
    }

    @Test("values of a time come together once it is over")
    func time() async {
        let numbers = PassthroughSubject<Int, Never>()
        let groups = AsyncStream<[Int]>.makeStream()
        let subscription = numbers.collect(.byTime(DispatchQueue(label: "groups"), .milliseconds(20)))
            .sink { groups.continuation.yield($0) }
        numbers.send(1)
        numbers.send(2)
        var all = 0
        for await group in groups.stream {
            all += group.count
            if all == 2 { break }
        }
        #expect(all == 2)
        subscription.cancel()
    }

    @Test("an instant is the time that it was made of")
    func instants() {
        let date = Date(timeIntervalSinceReferenceDate: 1000)
        let instant = RunLoop.SchedulerTimeType(date).advanced(by: .seconds(2))
        #expect(instant.date == date.addingTimeInterval(2))
        #expect(DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5)).dispatchTime.uptimeNanoseconds == 5)
    }
}
