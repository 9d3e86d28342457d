import SwiftUI

/// Preferences of every type that the defaults hold, some of them by key-value names.
enum ReaderTheme: String, CaseIterable, Identifiable { case paper, sepia, night; var id: Self { self } }
enum ReaderColumns: Int { case one = 1, two }

extension UserDefaults {
    static let reader = UserDefaults(suiteName: "reader.preferences")!

    var hasSeenTour: Bool {
        get { bool(forKey: #function) }
        set { setValue(newValue, forKey: #function) }
    }
}

private final class ReaderDefaults: ObservableObject {
    init() {
        UserDefaults.reader.register(defaults: ["chapter": 7])
        UserDefaults.reader.setValue("Moby", forKey: "book")
        UserDefaults.reader.set(["sea", "whale"], forKey: "tags")
        UserDefaults.reader.hasSeenTour = true
    }

    var book: String { UserDefaults.reader.value(forKey: "book") as? String ?? "none" }
    var chapter: Int { UserDefaults.reader.integer(forKey: "chapter") }
    var tags: [String] { UserDefaults.reader.stringArray(forKey: "tags") ?? [] }
}

struct PreferencesScreen: View {
    @AppStorage("size", store: .reader) private var size = 17.0
    @AppStorage("night", store: .reader) private var isNight = false
    @AppStorage("pages", store: .reader) private var pages = 12
    @AppStorage("name", store: .reader) private var name = "Ishmael"
    @AppStorage("nickname", store: .reader) private var nickname: String?
    @AppStorage("goal", store: .reader) private var goal: Int?
    @AppStorage("home", store: .reader) private var home = URL(string: "https://example.org")!
    @AppStorage("mark", store: .reader) private var mark = Data([1, 2, 3])
    @AppStorage("theme", store: .reader) private var theme = ReaderTheme.sepia
    @AppStorage("columns", store: .reader) private var columns = ReaderColumns.two
    @AppStorage("second", store: .reader) private var secondTheme: ReaderTheme?
    @AppStorage("opened", store: .reader) private var opened = Date(timeIntervalSinceReferenceDate: 0)
    @SceneStorage("tab") private var tab = 1
    @StateObject private var defaults = ReaderDefaults()

    var body: some View {
        Form {
            Section("Look") {
                Picker("Theme", selection: $theme) {
                    ForEach(ReaderTheme.allCases) { Text($0.rawValue.capitalized).tag($0) }
                }
                .pickerStyle(.segmented)
                Toggle("Night", isOn: $isNight)
                LabeledContent("Size", value: size, format: .number)
                LabeledContent("Columns", value: columns.rawValue.formatted())
            }
            Section("Reader") {
                TextField("Name", text: $name)
                LabeledContent("Nickname", value: nickname ?? "not set")
                LabeledContent("Pages", value: "\(pages) of \(goal.map(String.init) ?? "any")")
                LabeledContent("Home", value: home.host() ?? "")
                LabeledContent("Mark", value: "\(mark.count) bytes")
                LabeledContent("Second theme", value: secondTheme?.rawValue ?? "same")
            }
            Section("Kept") {
                Text("\(defaults.book), chapter \(defaults.chapter), tab \(tab)")
                Text(defaults.tags.joined(separator: " + "))
                Text(UserDefaults.reader.hasSeenTour ? "Tour seen" : "Tour open")
                Text("Opened in \(opened.formatted(Date.FormatStyle(timeZone: .gmt).year()))")
            }
        }
    }
}

#Preview { PreferencesScreen() }
