import CFloor
import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

/// The cost of binding and evaluating views, and of freeing their nodes, beside a C program that makes and frees as many nodes.
///
/// Layout and drawing are left out. Three views of each row are composed, each of these with a state and two values of the
/// environment. The cost of the list that holds the rows, an identity and a scope for each, counts as theirs.
@MainActor
enum EvaluationBenchmark {
    private static let rows = 1000
    /// Views in the tree that is evaluated, modifiers among them: 10 in each row, and the table with its stack.
    private static let viewCount = 10 * rows + 2

    static var all: [Benchmark] {
        // The first evaluation makes the states; the later ones are what a settling scene does.
        let subject = Work("Tintype", make: { Session(context: .engineOnly) }, body: evaluate)
        let floor = Work("C, nodes in one block", make: { viewCount }) { count in
            layout_floor_destroy(layout_floor_create(1, Int32(count - 1)))
        }
        return [Benchmark(name: "views/evaluate", subject: subject, floor: floor)]
    }

    private static func evaluate(_ session: Session) {
        let view = Table(rows: rows)
        var scope = Scope(session: session)
        let nodes = scope.nodes { Table._evaluate(view, into: &$0) }
        precondition(nodes.count == 1, "a table is one view")
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
