import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

/// A view's identity does not depend on what is presented from it.
@Suite("Identity, whatever is presented")
@MainActor
struct IdentityLawTests {
    @Test(
        "in random orders of modifiers, presentations that open and close move no identity, and nobody is told of another's",
        arguments: 0..<60)
    func law(seed: Int) throws {
        var random = Dice(seed: UInt64(seed))
        let trial = Trial(random: &random)
        let session = Session(context: .blocks())
        let pass = SettlePass(session: session, canvas: ProposedViewSize(width: 390, height: 844))
        func show() throws -> [ViewID] {
            try pass.run { AnyView._evaluate(trial.view, into: &$0) }.root.identities
        }
        let closed = try show()
        #expect(Set(closed).count == closed.count, "\(trial)")
        for _ in 0..<6 {
            trial.world.step(&random, presentations: trial.presentations)
            let shown = try show()
            #expect(Set(closed).isSubset(of: shown), "\(trial)")
            #expect(Set(shown).count == shown.count, "\(trial)")
        }
        trial.world.open = []
        let last = try show()
        #expect(Set(closed).isSubset(of: last), "\(trial)")
        #expect(trial.world.appeared.allSatisfy { $0.value == 1 }, "\(trial): \(trial.world.appeared)")
        #expect(trial.world.counts.allSatisfy { $0.value == 1 }, "\(trial): \(trial.world.counts)")
        #expect(trial.world.strangers.isEmpty, "\(trial)")
    }

    @Test("what is put around a navigation or tabs stays when another page is seen")
    func pages() throws {
        let world = World()
        let session = Session(context: .blocks())
        let pass = SettlePass(session: session, canvas: ProposedViewSize(width: 390, height: 844))
        func show() throws { _ = try pass.run { Pages._evaluate(Pages(world: world), into: &$0) } }
        try show()
        world.open = [0]
        try show()
        world.value = 1
        try show()
        #expect(world.appeared == [0: 1, 1: 1, 2: 1])
    }

    @Test("elements that bear one id are one to those who watch: the scene settles")
    func duplicates() throws {
        let log = Log()
        let view = VStack {
            ForEach([1, 1, 2], id: \.self) { Text(verbatim: "\($0)").onAppear { log.lines.append("appeared") } }
        }
        _ = try settle(view)
        #expect(log.lines == ["appeared", "appeared"])
    }

    @Test("a view is told before those around it, and tasks begin when all were told")
    func order() throws {
        let log = Log()
        func told(_ line: String) -> () -> Void { { log.lines.append(line) } }
        let view = VStack {
            Text(verbatim: "a").task { log.lines.append("task") }.onAppear(perform: told("a"))
            Text(verbatim: "b").onChange(of: 1, initial: true, told("b"))
        }
        .onAppear(perform: told("around"))
        _ = try settle(view)
        #expect(log.lines == ["a", "b", "around", "task"])
    }
}

/// The texts of a trial's views, and the values that they were told.
private final class World {
    var open: Set<Int> = []
    var value = 0
    private var before = 0
    var appeared: [Int: Int] = [:]
    /// The values of the states that count appearances.
    var counts: [Int: Int] = [:]
    /// The values that an observer was told and that are not its own.
    var strangers: [String] = []

    func step(_ random: inout Dice, presentations: Int) {
        before = value
        value += 1
        for number in 0..<presentations where random.roll(2) == 0 { open.formSymmetricDifference([number]) }
    }

    func changed(_ number: Int, _ old: Int, _ new: Int) {
        if old != before * 100 + number || new != value * 100 + number { strangers.append("\(number): \(old) \(new)") }
    }

    func binding(_ number: Int) -> Binding<Bool> {
        Binding(get: { self.open.contains(number) }, set: { _ in })
    }
}

/// A view with modifiers in a random order.
@MainActor
private struct Trial: CustomStringConvertible {
    enum Step: CaseIterable {
        case padding, appear, change, text, count, sheet, cover, alert, dialog, popover, inset, background, group
    }

    let world = World()
    let steps: [Step]

    init(random: inout Dice) {
        steps = (0..<4 + random.roll(7)).map { _ in Step.allCases[random.roll(Step.allCases.count)] }
    }

    var presentations: Int { steps.count }
    nonisolated var description: String { "\(steps)" }

    var view: AnyView {
        steps.enumerated().reduce(AnyView(Text(verbatim: "x"))) { view, step in
            apply(step.element, step.offset, to: view)
        }
    }

    private func apply(_ step: Step, _ number: Int, to view: AnyView) -> AnyView {
        let (world, shown) = (world, world.binding(number))
        return switch step {
        case .padding: AnyView(view.padding(1))
        case .background: AnyView(view.background { Color.red })
        case .appear: AnyView(view.onAppear { world.appeared[number, default: 0] += 1 })
        case .change:
            AnyView(view.onChange(of: world.value * 100 + number) { world.changed(number, $0, $1) })
        case .text:
            AnyView(
                view.onChange(of: "\(world.value * 100 + number)") {
                    world.changed(number, Int($0) ?? -1, Int($1) ?? -1)
                })
        case .count: AnyView(view.modifier(Counting(world: world, number: number)))
        case .sheet: AnyView(view.sheet(isPresented: shown) { Text(verbatim: "sheet") })
        case .cover: AnyView(view.fullScreenCover(isPresented: shown) { Text(verbatim: "cover") })
        case .popover: AnyView(view.popover(isPresented: shown) { Text(verbatim: "popover") })
        case .alert: AnyView(view.alert("alert", isPresented: shown) { Button("OK") {} })
        case .dialog: AnyView(view.confirmationDialog("dialog", isPresented: shown) { Button("OK") {} })
        case .inset:
            AnyView(view.safeAreaInset(edge: .bottom) { if world.open.contains(number) { Text(verbatim: "inset") } })
        case .group:
            AnyView(
                VStack {
                    view
                    if world.open.contains(number) { Text(verbatim: "more") }
                })
        }
    }
}

/// Counts how often the view appears, in a state of its own.
private struct Counting: ViewModifier {
    let world: World
    let number: Int
    @State private var count = 0

    func body(content: Content) -> some View {
        let _ = world.counts[number] = max(count, 1)
        content.onAppear { count += 1 }
    }
}

private struct Pages: View {
    let world: World

    var body: some View {
        TabView(selection: Binding(get: { world.value }, set: { _ in })) {
            Tab("a", systemImage: "star", value: 0) {
                NavigationStack {
                    Text(verbatim: "first")
                        .navigationDestination(isPresented: world.binding(0)) { Text(verbatim: "second") }
                        .onAppear { world.appeared[0, default: 0] += 1 }
                }
                .onAppear { world.appeared[1, default: 0] += 1 }
            }
            Tab("b", systemImage: "star", value: 1) { Text(verbatim: "other") }
        }
        .onAppear { world.appeared[2, default: 0] += 1 }
    }
}

/// Random numbers that are the same in each run.
private struct Dice {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
    }

    /// From 0 to less than `sides`.
    mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(sides))
    }
}

extension Node {
    /// The identities of the node and of those below, from the inside out.
    fileprivate var identities: [ViewID] { children.flatMap(\.identities) + [id] }
}
