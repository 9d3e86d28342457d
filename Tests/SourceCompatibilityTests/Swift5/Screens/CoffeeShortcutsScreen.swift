import AppIntents
import SwiftUI

/// A coffee machine's shortcuts: entities, queries, enumerations and intents, which the app's own buttons run as well.
enum CupSize: String, AppEnum {
    case small, large

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Size")
    static let caseDisplayRepresentations: [CupSize: DisplayRepresentation] = [
        .small: "Small",
        .large: DisplayRepresentation(title: "Large", subtitle: "400 ml", image: .init(systemName: "mug")),
    ]
}

struct BeanEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bean"
    static let defaultQuery = BeanQuery()

    let id: Int
    let name: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "roasted") }

    static let all = [BeanEntity(id: 1, name: "Sidamo"), BeanEntity(id: 2, name: "Huila")]
}

struct BeanQuery: EntityStringQuery {
    func entities(for identifiers: [Int]) async throws -> [BeanEntity] {
        BeanEntity.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [BeanEntity] {
        BeanEntity.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [BeanEntity] { BeanEntity.all }
}

struct BrewIntent: AppIntent {
    static let title: LocalizedStringResource = "Brew a coffee"
    static let description = IntentDescription("Brews a cup of the given size.", categoryName: "Coffee")
    static let openAppWhenRun = false

    @Parameter(title: "Size", default: .small) var size: CupSize
    @Parameter(title: "Bean") var bean: BeanEntity?
    @Parameter(title: "Cups", inclusiveRange: (1, 8)) var cups: Int

    static var parameterSummary: some ParameterSummary {
        Summary("Brew \(\.$cups) of \(\.$size)") {
            \.$bean
        }
    }

    init() {}

    init(size: CupSize, bean: BeanEntity?, cups: Int) {
        self.size = size
        self.bean = bean
        self.cups = cups
    }

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        guard cups > 0 else { throw $cups.needsValueError("How many cups?") }
        let millilitres = cups * (size == .large ? 400 : 200)
        return .result(value: millilitres, dialog: "Brewing \(millilitres) ml")
    }
}

struct CoffeeShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: BrewIntent(), phrases: ["Brew with \(.applicationName)", "Make \(\.$size) in \(.applicationName)"],
            shortTitle: "Brew", systemImageName: "cup.and.saucer")
    }

    static let shortcutTileColor: ShortcutTileColor = .tangerine
}

struct CoffeeShortcutsScreen: View {
    @State private var brewed = 0
    @State private var beans: [BeanEntity] = []

    var body: some View {
        VStack(spacing: 16) {
            Text("\(brewed) ml").font(.system(size: 48, weight: .heavy)).frame(height: 60).id("amount")
            ForEach(beans, id: \.id) { bean in
                Button(intent: BrewIntent(size: .large, bean: bean, cups: 1)) {
                    Text(bean.name).frame(width: 160, height: 30)
                }
                .buttonStyle(.borderedProminent)
                .id("bean \(bean.id)")
            }
            ShortcutsLink()
        }
        .task {
            beans = (try? await BeanQuery().entities(matching: "i")) ?? []
            brewed = (try? await BrewIntent(size: .large, bean: beans.first, cups: 3).perform().value) ?? -1
        }
    }
}

#Preview { CoffeeShortcutsScreen() }
