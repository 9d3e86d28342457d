import Foundation

struct Flower: Identifiable, Decodable {
    let id: Int
    let name: String
    let petals: Int
}

// With Foundation alone, as on Apple's systems.
final class MeadowModel: ObservableObject {
    @Published var flowers: [Flower]

    init() {
        let url = Bundle.main.url(forResource: "flowers", withExtension: "json")!
        flowers = try! JSONDecoder().decode([Flower].self, from: Data(contentsOf: url))
    }
}
