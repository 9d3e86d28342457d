import SwiftUI

struct DraftTitleKey: FocusedValueKey {
    typealias Value = Binding<String>
}

extension FocusedValues {
    var draftTitle: Binding<String>? {
        get { self[DraftTitleKey.self] }
        set { self[DraftTitleKey.self] = newValue }
    }

    @Entry var draftCount: Int?
}

@MainActor
final class DraftModel: ObservableObject {
    @Published var title = "Draft"
}

struct DraftCommands: Commands {
    @FocusedBinding(\.draftTitle) private var title
    @FocusedValue(\.draftCount) private var count
    @FocusedObject private var model: DraftModel?

    var body: some Commands {
        CommandMenu("Draft") {
            Button("Clear") { title = "" }
                .disabled(title == nil || count == 0 || model == nil)
        }
    }
}

/// Dealings of windows, menus, keys and other apps with a view, none of which is seen.
struct CommandedEditor: View {
    @StateObject private var model = DraftModel()
    @Environment(\.undoManager) private var undoManager
    @Environment(\.editMode) private var editMode
    @Environment(\.controlActiveState) private var activeState
    @Environment(\.appearsActive) private var appearsActive
    @Environment(\.symbolRenderingMode) private var renderingMode
    @Environment(\.openSettings) private var openSettings
    @Environment(\.newDocument) private var newDocument
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    @Environment(\.isSceneCaptured) private var isSceneCaptured
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    @State private var items = ["One", "Two"]
    @State private var selection: Set<String> = []

    var body: some View {
        VStack {
            TextField("Title", text: $model.title)
                .focusedSceneValue(\.draftTitle, $model.title)
                .focusedValue(\.draftCount, items.count)
                .focusedSceneObject(model)
            ForEach(items, id: \.self) { item in
                Text(item)
                    .opacity(appearsActive && activeState != .inactive ? 1 : 0.5)
            }
            .onMoveCommand { direction in
                if direction == .up { selection = [] }
            }
            .onDeleteCommand { items.removeAll(where: selection.contains) }
            .onExitCommand { selection = [] }
            .onCopyCommand { items.map { NSItemProvider(object: $0) } }
            .onCutCommand { [] }
            .onPasteCommand(of: [.plainText]) { _ in }
            HStack {
                EditButton()
                RenameButton()
                PasteButton(payloadType: String.self) { strings in
                    let old = items
                    undoManager?.registerUndo(withTarget: model) { _ in items = old }
                    undoManager?.setActionName("Paste")
                    items += strings
                }
                .labelStyle(.titleOnly)
                SettingsLink { Text("Preferences") }
            }
        }
        .renameAction { model.title = "Renamed" }
        .onKeyPress(.space) { .handled }
        .onKeyPress(keys: [.upArrow, .downArrow]) { press in
            press.modifiers.contains(.shift) ? .handled : .ignored
        }
        .onKeyPress(characters: .alphanumerics, phases: .down) { _ in .ignored }
        .onContinueUserActivity("com.example.draft") { activity in
            model.title = activity.title ?? ""
        }
        .userActivity("com.example.draft", element: items.first) { item, activity in
            activity.title = item
            activity.addUserInfoEntries(from: ["item": item])
        }
        .handlesExternalEvents(preferring: ["draft"], allowing: ["*"])
    }
}
