import SwiftUI

struct TutorialPlayer: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var score: Int
    var team: String?
}

struct TutorialLeaderboard: View {
    @State private var players: [TutorialPlayer] = []
    @State private var selected: Set<TutorialPlayer.ID> = []
    @State private var order = [KeyPathComparator(\TutorialPlayer.score, order: .reverse)]
    @State private var customization = TableColumnCustomization<TutorialPlayer>()
    @Environment(\.horizontalSizeClass) private var sizeClass
    private var isCompact: Bool { sizeClass == .compact }

    var body: some View {
        Table(players, selection: $selected, sortOrder: $order, columnCustomization: $customization) {
            TableColumn("Name", value: \.name) { player in
                VStack(alignment: .leading) {
                    Text(player.name)
                    if isCompact {
                        Text(player.score.formatted()).foregroundStyle(.secondary)
                    }
                }
            }
            .customizationID("name")
            TableColumn("Score", value: \.score) { Text("\($0.score)") }
                .width(min: 40, max: 80)
                .customizationID("score")
            TableColumn("Team") { player in
                Text(player.team ?? "—")
            }
        }
        .tableStyle(.inset(alternatesRowBackgrounds: false))
        .onChange(of: order) { players.sort(using: $1) }
        .contextMenu(forSelectionType: TutorialPlayer.ID.self) { ids in
            Button("Delete", role: .destructive) { players.removeAll { ids.contains($0.id) } }
        }
        Table(of: TutorialPlayer.self) {
            TableColumn("Name", value: \.name)
            TableColumn("Score") { Text($0.score, format: .number) }
        } rows: {
            Section("First") {
                ForEach(players) { player in
                    TableRow(player).contextMenu { Button("Copy") {} }
                }
            }
            if players.isEmpty {
                TableRow(TutorialPlayer(name: "Nobody", score: 0))
            }
        }
    }
}

struct TutorialCarousel<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack {
                Group(subviews: content) { subviews in
                    if let first = subviews.first {
                        first.containerRelativeFrame(.horizontal)
                    }
                    ForEach(subviews.dropFirst()) { subview in
                        subview.id(subview.id)
                    }
                    ForEach(Array(subviews.enumerated()), id: \.element.id) { index, view in
                        view.tag(index)
                    }
                    Text("\(subviews.count)")
                }
            }
        }
    }
}

struct TutorialLedger<Content: View>: View {
    var content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        Group(sections: content) { sections in
            if let first = sections.first { first.content }
            ForEach(sections) { section in
                LabeledContent {
                    section.content
                } label: {
                    section.header.textCase(.uppercase)
                }
                if section.id != sections.last?.id { Divider() }
            }
        }
    }
}

struct TutorialDividedStack<Content: View>: View {
    var content: Content
    var body: some View {
        _VariadicView.Tree(TutorialDividedLayout()) { content }
    }
}

struct TutorialDividedLayout: _VariadicView_MultiViewRoot {
    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
            child
            if child.id != last { Divider() }
        }
    }
}

struct TutorialAppearanceEffectRenderer: TextRenderer, Animatable {
    var elapsedTime: TimeInterval
    var elementDuration: TimeInterval
    var totalDuration: TimeInterval
    var spring: Spring { .snappy(duration: elementDuration - 0.05, extraBounce: 0.4) }

    var animatableData: Double {
        get { elapsedTime }
        set { elapsedTime = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
            let progress = min(1, elapsedTime / elementDuration * Double(index + 1))
            var copy = context
            draw(slice, at: progress, in: &copy)
        }
        for line in layout {
            context.draw(line, options: .disablesSubpixelQuantization)
            let bounds = line.typographicBounds
            context.stroke(Path(bounds.rect), with: .color(.red), lineWidth: 1)
            for run in line {
                _ = run.characterIndices.first
                _ = run.typographicBounds.descent + run.typographicBounds.ascent + bounds.leading
            }
        }
    }

    func draw(_ slice: Text.Layout.RunSlice, at time: TimeInterval, in context: inout GraphicsContext) {
        let progress = time / elementDuration
        let opacity = UnitCurve.easeIn.value(at: 1.4 * progress)
        let blurRadius = slice.typographicBounds.rect.height / 16 * UnitCurve.easeIn.value(at: 1 - progress)
        let translationY = spring.value(
            fromValue: -slice.typographicBounds.descent, toValue: 0, initialVelocity: 0, time: time)
        context.translateBy(x: 0, y: translationY)
        context.addFilter(.blur(radius: blurRadius))
        context.opacity = opacity
        context.draw(slice, options: .disablesSubpixelQuantization)
    }
}

struct TutorialTextTransition: Transition {
    static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

    func body(content: Content, phase: TransitionPhase) -> some View {
        let renderer = TutorialAppearanceEffectRenderer(
            elapsedTime: phase.isIdentity ? 0.9 : 0, elementDuration: 0.4, totalDuration: 0.9)
        content.transaction { transaction in
            if !transaction.disablesAnimations { transaction.animation = .linear(duration: 0.9) }
        } body: { view in
            view.textRenderer(renderer)
        }
    }
}

struct TutorialMisc: View {
    @Environment(\.resetFocus) private var resetFocus
    @Environment(\.documentConfiguration) private var documentConfiguration
    @Environment(\.backgroundProminence) private var prominence
    @Namespace private var namespace
    @State private var text = ""
    @State private var flag = false
    var body: some View {
        Form {
            Section("A", isExpanded: $flag) { Text("x") }
            TextField("Amount", value: .constant(3.5), format: .currency(code: "EUR"))
            Button("Focus") { resetFocus(in: namespace) }
            HelpLink {}
            SettingsLink()
            Text(Date.now, style: .relative)
            Text(.now, format: .dateTime.day().month(.wide))
            Text(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: true)
        }
        .formStyle(.grouped)
        .scrollDisabled(true)
        .onKeyPress { press in press.key == .return ? .handled : .ignored }
        .inspector(isPresented: $flag) { Text("Inspector").inspectorColumnWidth(min: 100, ideal: 200, max: 300) }
        .toolbar(removing: .sidebarToggle)
        .toolbarTitleDisplayMode(.inlineLarge)
        .presentationDetents([.medium, .fraction(0.3), .height(100)])
        .defersSystemGestures(on: .all)
        .writingToolsBehavior(.limited)
        .navigationLinkIndicatorVisibility(.hidden)
        .sectionIndexLabel("A")
        .listSectionIndexVisibility(.visible)
        .onPencilSqueeze { phase in _ = phase }
    }
}

/// Comes to rest at the top where it is near.
struct TutorialTopBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if target.rect.minY < context.containerSize.height / 10 { target.rect.origin.y = 0 }
    }
}

struct TutorialIndexedList: View {
    @State private var names = ["Ada", "Grace"]

    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                NavigationLink(name) { Text(name) }
                    .sectionIndexLabel(name.prefix(1))
            }
            .onInsert(of: [.plainText]) { index, _ in names.insert("New", at: index) }
        }
        .navigationLinkIndicatorVisibility(.hidden)
        .scrollTargetBehavior(TutorialTopBehavior())
        .gesture(WindowDragGesture())
    }
}
