import Combine
import Foundation

// A view model as they were written for years: it knows no view, and imports Combine alone.

final class FeedModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []

    private let all = ["Aperture", "Badge", "Bezel", "Canvas"]
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $query
            .removeDuplicates()
            .map { [all] query in query.isEmpty ? all : all.filter { $0.lowercased().contains(query.lowercased()) } }
            .sink { [weak self] in self?.results = $0 }
            .store(in: &cancellables)
        Timer.publish(every: 60, on: .main, in: .common)
            .autoconnect()
            .sink { _ in }
            .store(in: &cancellables)
    }

    func announcements() -> AnyPublisher<String, Never> {
        Just("ready").merge(with: $query.dropFirst()).eraseToAnyPublisher()
    }
}

final class CountingSubject: Combine.Subject {
    typealias Output = Int
    typealias Failure = Never
    private let inner = PassthroughSubject<Int, Never>()

    func send(_ value: Int) { inner.send(value) }
    func send(completion: Subscribers.Completion<Never>) { inner.send(completion: completion) }
    func send(subscription: any Subscription) { inner.send(subscription: subscription) }
    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        inner.receive(subscriber: subscriber)
    }
}
