import Foundation
import TintypeGraphics
import TintypeSymbols
import TintypeTree
import TintypeUI

/// The cost of binding and evaluating views, layout and drawing left out.
enum EvaluationBenchmark {
    private static let rows = 1000
    /// Views in the tree that is evaluated, modifiers among them: 10 in each row, and the table with its stack.
    static let viewCount = 10 * rows + 2

    /// The cost of a view, in nanoseconds.
    struct Cost {
        /// The time until the tree is made.
        var making: Double
        /// The time until the tree is made and freed again.
        var makingAndFreeing: Double
    }

    /// The best of `repetitions` evaluations of a tree of ``viewCount`` views. Three views of each row are composed, each of
    /// these with a state and two values of the environment.
    ///
    /// The cost of the list that holds the rows, an identity and a scope for each, counts as theirs.
    @MainActor
    static func run(repetitions: Int = 50) -> Cost {
        let session = Session(context: RenderContext(shaper: NoShaper(), symbols: NoOutlines()))
        let view = Table(rows: rows)
        let clock = ContinuousClock()
        var (making, whole) = (Duration.seconds(60), Duration.seconds(60))
        // The first evaluation makes the states; the later ones are what a settling scene does.
        for _ in 0..<repetitions + 1 {
            let start = clock.now
            var scope = Scope(session: session)
            var nodes = scope.nodes { Table._evaluate(view, into: &$0) }
            let made = clock.now
            precondition(nodes.count == 1, "a table is one view")
            nodes = []
            making = min(making, made - start)
            whole = min(whole, clock.now - start)
        }
        return Cost(making: nanoseconds(making), makingAndFreeing: nanoseconds(whole))
    }

    private static func nanoseconds(_ duration: Duration) -> Double {
        let (seconds, attoseconds) = duration.components
        return (Double(seconds) * 1e9 + Double(attoseconds) * 1e-9) / Double(viewCount)
    }
}

private struct Table: View {
    let rows: Int

    var body: some View {
        VStack {
            ForEach(0..<rows, id: \.self) { Row(number: $0) }
        }
    }
}

private struct Row: View {
    let number: Int
    @State private var isOn = false
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.displayScale) private var displayScale

    var body: some View {
        HStack {
            Lamp(isOn: isOn, width: displayScale)
            Spacer()
            Lamp(isOn: colorScheme == .dark, width: displayScale).padding(4)
        }
    }
}

private struct Lamp: View {
    let isOn: Bool
    let width: CGFloat
    @State private var count = 0
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        Color.red.opacity(0.5).frame(width: width)
    }
}

/// Evaluation shapes nothing.
private final class NoShaper: TextShaper {
    func shape(_ request: TextRequest) throws -> ShapedParagraph {
        preconditionFailure("views are evaluated here, not laid out")
    }
}

private struct NoOutlines: SymbolOutlines {
    func outline(of scalar: UInt32) throws -> Path? { nil }
}
