import Foundation

/// A model of a file that imports Foundation alone, as it compiles where Combine comes along with it. The aliases are in
/// `CombineNames.swift`.
final class FoundationCounter: ObservableObject {
    @Published private(set) var count = 0
    private(set) var heard: [Int] = []
    private var subscriptions: Set<AnyCancellable> = []

    init() {
        $count.sink { [weak self] in self?.heard.append($0) }.store(in: &subscriptions)
    }

    func add() { count += 1 }
}
