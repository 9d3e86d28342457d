import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Views on their way through a scroll view")
@MainActor
struct ScrollTransitionTests {
    @Test("a view is on its way out with less than half of it in sight, and where it is says in which direction")
    func phases() throws {
        let cards = ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(0..<3) { _ in
                    Color.red.frame(width: 40, height: 20)
                        .scrollTransition { content, phase in content.offset(y: phase.value * 5) }
                }
            }
        }
        .scrollClipDisabled()
        let drawn = try settle(cards, width: 90, height: 20).displayList(background: nil).rects
        #expect(drawn.map(\.minX) == [0, 40, 80])
        #expect(drawn.map(\.minY) == [0, 0, 5])
    }

    @Test("a threshold says how much must be in sight, and the identity changes nothing")
    func thresholds() throws {
        func shift(_ configuration: ScrollTransitionConfiguration) throws -> CGFloat? {
            let tall = ScrollView {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 20, height: 30)
                    Color.red.frame(width: 20, height: 40)
                        .scrollTransition(configuration) { content, phase in content.offset(x: phase.value * 5) }
                }
            }
            .scrollClipDisabled()
            return try settle(tall, width: 20, height: 60).displayList(background: nil).rects.last?.minX
        }
        #expect(try shift(.interactive) == 0)
        #expect(try shift(.interactive.threshold(.visible)) == 5)
        #expect(try shift(.animated.threshold(.visible(0.8))) == 5)
        #expect(try shift(.identity.threshold(.visible)) == 0)
    }

    @Test("frames are asked for in the scroll view's space, whatever is around it")
    func space() throws {
        let record = Record<CGRect>()
        let view = ScrollView {
            Color.clear.frame(height: 30)
            GeometryReader { record.keep($0.frame(in: .scrollView)) }.frame(height: 10)
        }
        .padding(7)
        _ = try settle(view, width: 54, height: 100)
        #expect(record.last == CGRect(x: 0, y: 38, width: 40, height: 10))
    }
}
