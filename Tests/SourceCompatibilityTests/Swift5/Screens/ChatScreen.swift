import Combine
import SwiftUI

/// A conversation with an input above the keyboard, as a bridge to UIKit's text view.
struct Message: Identifiable, Equatable, Codable {
    enum Status: String, Codable { case sending, sent, failed }
    var id = UUID()
    var text: String
    var isOwn: Bool
    var date = Date()
    var status = Status.sent
}

@MainActor
final class ChatModel: ObservableObject {
    @Published private(set) var messages: [Message] = []
    @Published var draft = ""
    @Published private(set) var isTyping = false
    let scroll = PassthroughSubject<Message.ID, Never>()
    private var task: Task<Void, Never>?

    var sections: [(day: Date, messages: [Message])] {
        Dictionary(grouping: messages) { Calendar.current.startOfDay(for: $0.date) }
            .map { (day: $0.key, messages: $0.value) }
            .sorted { $0.day < $1.day }
    }

    func send() {
        let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        draft = ""
        let message = Message(text: text, isOwn: true, status: .sending)
        messages.append(message)
        scroll.send(message.id)
        task?.cancel()
        task = Task { [weak self] in
            self?.isTyping = true
            defer { self?.isTyping = false }
            try? await Task.sleep(nanoseconds: 600_000_000)
            guard !Task.isCancelled, let index = self?.messages.firstIndex(where: { $0.id == message.id }) else {
                return
            }
            self?.messages[index].status = .sent
            for await word in Self.answer() {
                self?.append(word)
            }
        }
    }

    private func append(_ word: String) {
        if let last = messages.last, !last.isOwn {
            messages[messages.count - 1].text += " " + word
        } else {
            messages.append(Message(text: word, isOwn: false))
        }
    }

    nonisolated private static func answer() -> AsyncStream<String> {
        AsyncStream { continuation in
            for word in ["One", "word", "at", "a", "time"] { continuation.yield(word) }
            continuation.finish()
        }
    }
}

struct ChatScreen: View {
    @StateObject private var model = ChatModel()
    @State private var height: CGFloat = 36
    @FocusState private var isFocused: Bool

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 4, pinnedViews: .sectionHeaders) {
                    ForEach(model.sections, id: \.day) { section in
                        Section {
                            ForEach(section.messages) { message in
                                MessageBubble(message: message)
                                    .id(message.id)
                                    .transition(.asymmetric(insertion: .push(from: .bottom), removal: .opacity))
                            }
                        } header: {
                            Text(section.day, format: .dateTime.day().month(.wide))
                                .font(.caption2.weight(.semibold))
                                .padding(.horizontal, 8).padding(.vertical, 3)
                                .background(.thinMaterial, in: .capsule)
                        }
                    }
                    if model.isTyping { TypingIndicator() }
                }
                .padding()
                .animation(.spring(duration: 0.35), value: model.messages)
            }
            .defaultScrollAnchor(.bottom)
            .onReceive(model.scroll) { id in
                withAnimation { proxy.scrollTo(id, anchor: .bottom) }
            }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            HStack(alignment: .bottom, spacing: 8) {
                GrowingTextView(text: $model.draft, height: $height, onReturn: model.send)
                    .frame(height: min(height, 120))
                    .background(RoundedRectangle(cornerRadius: 18).stroke(Color(.separator)))
                Button(action: model.send) {
                    Image(systemName: "arrow.up.circle.fill").font(.system(size: 30)).symbolRenderingMode(.multicolor)
                }
                .disabled(model.draft.isEmpty)
                .keyboardShortcut(.return, modifiers: .command)
            }
            .padding(8)
            .background(.bar)
        }
        .navigationTitle("Chat")
        .toolbarTitleDisplayMode(.inline)
    }
}

private struct MessageBubble: View {
    let message: Message

    var body: some View {
        HStack(alignment: .lastTextBaseline) {
            if message.isOwn { Spacer(minLength: 40) }
            Text(LocalizedStringKey(message.text))
                .padding(.horizontal, 12).padding(.vertical, 8)
                .foregroundStyle(message.isOwn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
                .background {
                    UnevenRoundedRectangle(
                        topLeadingRadius: 16, bottomLeadingRadius: message.isOwn ? 16 : 4,
                        bottomTrailingRadius: message.isOwn ? 4 : 16, topTrailingRadius: 16
                    )
                    .fill(message.isOwn ? AnyShapeStyle(.blue.gradient) : AnyShapeStyle(.fill.tertiary))
                }
                .contextMenu {
                    Button("Copy", systemImage: "doc.on.doc") { UIPasteboard.general.string = message.text }
                }
            if message.status == .failed { Image(systemName: "exclamationmark.circle").foregroundStyle(.red) }
            if !message.isOwn { Spacer(minLength: 40) }
        }
        .accessibilityElement(children: .combine)
    }
}

private struct TypingIndicator: View {
    var body: some View {
        TimelineView(.animation) { context in
            HStack(spacing: 4) {
                ForEach(0..<3) { index in
                    let phase = context.date.timeIntervalSinceReferenceDate * 4 - Double(index) * 0.5
                    Circle().frame(width: 7, height: 7).opacity(0.4 + 0.6 * abs(sin(phase)))
                }
            }
            .foregroundStyle(.secondary).padding(12).background(.fill.tertiary, in: .rect(cornerRadius: 16))
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

struct GrowingTextView: UIViewRepresentable {
    @Binding var text: String
    @Binding var height: CGFloat
    var onReturn: () -> Void

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.font = UIFont.preferredFont(forTextStyle: .body)
        view.backgroundColor = .clear
        view.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        view.isScrollEnabled = false
        view.delegate = context.coordinator
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let toolbar = UIToolbar()
        toolbar.items = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in view.resignFirstResponder() }),
        ]
        toolbar.sizeToFit()
        view.inputAccessoryView = toolbar
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        if view.text != text { view.text = text }
        DispatchQueue.main.async {
            let size = view.sizeThatFits(CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude))
            if abs(height - size.height) > 1 { height = max(size.height, 36) }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UITextViewDelegate {
        private let parent: GrowingTextView

        init(_ parent: GrowingTextView) {
            self.parent = parent
        }

        func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            guard text == "\n" else { return true }
            parent.onReturn()
            return false
        }
    }
}

#Preview { NavigationStack { ChatScreen() } }
