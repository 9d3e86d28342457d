import Combine
import Foundation
import SwiftUI

// What view models of the last years do: publishers, paths of CoreGraphics, renderers.

final class Clock: ObservableObject {
    @Published private(set) var text = "never"
    private var cancellables = Set<AnyCancellable>()
    private let ticks = CurrentValueSubject<Int, Never>(0)

    init() {
        ticks
            .map { "tick \($0)" }
            .sink { [weak self] in self?.text = $0 }
            .store(in: &cancellables)
    }

    func tick() { ticks.send(ticks.value + 1) }
}

struct ClockView: View {
    @ObservedObject var clock: Clock
    /// The scheduler on which the number is received; nil for at once.
    var queue: DispatchQueue?
    @State private var received = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    private let moves = NotificationCenter.default.publisher(for: Notification.Name("moved"))

    var body: some View {
        VStack {
            Text(clock.text)
            Text("received \(received)")
        }
        .onReceive(numbers) { received = $0 }
        .onReceive(timer) { _ in received += 1 }
        .onReceive(moves) { _ in received = 0 }
        .onAppear(perform: clock.tick)
    }

    private var numbers: AnyPublisher<Int, Never> {
        guard let queue else { return Just(3).eraseToAnyPublisher() }
        return Just(3).debounce(for: .milliseconds(1), scheduler: queue).receive(on: RunLoop.main).eraseToAnyPublisher()
    }
}

struct Arrow: Shape {
    func path(in rect: CGRect) -> Path {
        let arrow = CGMutablePath()
        arrow.move(to: CGPoint(x: rect.minX, y: rect.minY))
        arrow.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        arrow.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        arrow.closeSubpath()
        return Path(arrow).applying(CGAffineTransform(scaleX: 0.5, y: 1))
    }
}

struct ArrowView: View {
    var body: some View {
        Arrow().fill(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1))).frame(width: 40, height: 20)
    }
}

@MainActor
func shareImage(title: String) -> CGImage? {
    let renderer = ImageRenderer(content: Text(title).padding())
    renderer.scale = 2
    renderer.proposedSize = ProposedViewSize(width: 200, height: nil)
    renderer.isOpaque = true
    return renderer.cgImage
}
