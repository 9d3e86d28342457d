import SwiftUI

// The forms in which gestures, focus and accessibility are written. That they compile is what they claim.

struct GestureForms: View {
    enum Field: Hashable {
        case name
        case mail
    }

    @State private var offset: CGSize = .zero
    @State private var scale: CGFloat = 1.0
    @State private var angle = Angle.zero
    @State private var taps = 0
    @State private var place: CGPoint?
    @GestureState private var isPressed = false
    @GestureState private var drag: CGSize = .zero
    @GestureState(reset: { _, transaction in transaction.animation = .spring() }) private var moved: CGFloat? = nil
    @FocusState private var field: Field?
    @FocusState private var isFocused: Bool
    @AccessibilityFocusState private var spoken: Field?

    private var dragging: some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
            .updating($drag) { value, state, _ in state = value.translation }
            .onChanged({ value in
                offset = CGSize(width: value.translation.width, height: value.location.y - value.startLocation.y)
            })
            .onEnded({ _ in withAnimation(.spring()) { offset = .zero } })
    }

    private var pressing: some Gesture {
        LongPressGesture(minimumDuration: 1)
            .updating($isPressed) { current, state, transaction in
                state = current
                transaction.animation = Animation.easeIn(duration: 2.0)
            }
            .onEnded { finished in taps += finished ? 1 : 0 }
    }

    var body: some View {
        let magnify = MagnifyGesture().onChanged { scale = $0.magnification }
        let rotate = RotateGesture(minimumAngleDelta: .degrees(2)).onChanged { angle = $0.rotation }
        let doubleTap = TapGesture(count: 2).onEnded { taps += 2 }

        VStack {
            Text("drag").gesture(dragging).gesture(taps > 3 ? dragging : nil).gesture(dragging, including: .subviews)
            Text("press").gesture(pressing.sequenced(before: dragging)).highPriorityGesture(doubleTap)
            Text("both").gesture(SimultaneousGesture(magnify, rotate)).simultaneousGesture(
                TapGesture().onEnded { taps = 0 })
            Text("one").gesture(doubleTap.exclusively(before: pressing)).gesture(ExclusiveGesture(doubleTap, pressing))
            Text("any").gesture(AnyGesture(dragging.map { _ in () })).gesture(
                rotate.simultaneously(with: magnify).onEnded { value in
                    scale = value.second?.magnification ?? 1
                })
            Text("place").gesture(SpatialTapGesture().onEnded { place = $0.location })
            Text("named").gesture(
                DragGesture(coordinateSpace: .named("stack")).onEnded { place = $0.predictedEndLocation })
            taps(in: Text("taps"))
            focus
            accessibility
        }
        .coordinateSpace(name: "stack")
    }

    private func taps(in text: Text) -> some View {
        text
            .onTapGesture { taps += 1 }
            .onTapGesture(count: 2) { taps += 2 }
            .onTapGesture(count: 3, perform: reset)
            .onTapGesture(perform: reset)
            .onTapGesture { location in place = location }
            .onTapGesture(coordinateSpace: .global) { place = $0 }
            .onLongPressGesture { taps = 0 }
            .onLongPressGesture(minimumDuration: 1, maximumDistance: 50) {
                taps = 0
            } onPressingChanged: { isDown in
                scale = isDown ? 0.9 : 1
            }
            .onLongPressGesture(minimumDuration: .infinity, pressing: { _ in }, perform: {})
            .onHover { inside in scale = inside ? 1.1 : 1 }
            .onContinuousHover { phase in
                switch phase {
                case .active(let location): place = location
                case .ended: place = nil
                }
            }
            .hoverEffect(.lift)
            .allowsHitTesting(taps < 10)
            .draggable("text")
            .dropDestination(for: String.self) { items, location in
                place = location
                return !items.isEmpty
            } isTargeted: { _ in
            }
            .onDrag { NSItemProvider(object: "text" as NSString) }
            .onDrop(of: [.text, .url], isTargeted: nil) { providers in providers.count == 1 }
    }

    private var focus: some View {
        Text("focus")
            .focused($field, equals: .name)
            .focused($isFocused)
            .focusable()
            .defaultFocus($field, .mail)
            .onKeyPress(.space) { .handled }
            .onKeyPress(phases: .down) { press in press.modifiers.contains(.command) ? .handled : .ignored }
            .onKeyPress(keys: [.upArrow, "a"]) { _ in .ignored }
            .onOpenURL { url in taps = url.absoluteString.count }
            .onAppear { field = nil }
    }

    private var accessibility: some View {
        Text("told")
            .accessibilityLabel("Label")
            .accessibilityLabel(Text("Label"))
            .accessibilityValue("\(taps) taps")
            .accessibilityHint(taps > 0 ? "Taps" : "Nothing")
            .accessibilityIdentifier("told")
            .accessibilityAddTraits([.isButton, .isHeader])
            .accessibilityRemoveTraits(.isImage)
            .accessibilityElement(children: .combine)
            .accessibilityHidden(false)
            .accessibilityAction(named: "Reset") { reset() }
            .accessibilityAction(.escape) { reset() }
            .accessibilityAction { reset() }
            .accessibilityInputLabels(["One", "Two"])
            .accessibilitySortPriority(2)
            .accessibilityFocused($spoken, equals: .name)
            .accessibilityRepresentation { Text("other") }
            .accessibility(label: Text("old"))
            .accessibilityShowsLargeContentViewer()
            .accessibilityRotor("Places") { AccessibilityRotorEntry("one", id: 1) }
    }

    private func reset() { taps = 0 }
}

struct Note: Codable, Transferable, Identifiable {
    var id = UUID()
    var text: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .note)
        ProxyRepresentation(exporting: \.text)
    }
}

extension UTType {
    static let note = UTType(exportedAs: "com.example.note")
}
