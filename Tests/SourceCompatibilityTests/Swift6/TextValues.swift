import SwiftUI

/// Texts are values, which code outside of views makes too.
enum Greeting: CaseIterable {
    case morning
    case evening

    var text: Text {
        switch self {
        case .morning: Text("Good ") + Text("morning").bold()
        case .evening: Text("Good \(Text("evening").italic())")
        }
    }

    var key: LocalizedStringKey { self == .morning ? "Good morning" : "Good evening" }

    static let separator = Text(verbatim: ", ").foregroundStyle(.secondary)
}

struct QuietLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon.opacity(0.5)
            configuration.title
        }
    }
}

extension LabelStyle where Self == QuietLabelStyle {
    static var quiet: Self { Self() }
}

struct Greetings: View {
    @Environment(\.openURL) private var openURL
    @State private var name = ""

    var body: some View {
        VStack {
            ForEach(Greeting.allCases, id: \.self) { greeting in
                greeting.text + Greeting.separator + Text(greeting.key)
            }
            Label("Quiet", systemImage: "star").labelStyle(.quiet)
            TextField("Name", text: $name)
                .textInputAutocapitalization(.words)
                .autocorrectionDisabled()
                .textContentType(.givenName)
                .keyboardType(.asciiCapable)
                .submitLabel(.done)
                .onSubmit { openURL(URL(filePath: "/")) }
        }
    }
}
