import SwiftUI

/// A walk's pages on a path that is written down and read back when the app starts.
struct Trail: Codable, Hashable, Identifiable {
    let id: String
    var length: Double
    var huts: [Hut]
}

struct Hut: Codable, Hashable, Identifiable {
    var name: String
    var beds: Int
    var id: String { name }
}

@Observable
final class TrailStore {
    let trails = [
        Trail(
            id: "Ridge walk", length: 18.5, huts: [Hut(name: "Fox hut", beds: 12), Hut(name: "Stone hut", beds: 30)]),
        Trail(id: "Lake loop", length: 7, huts: []),
    ]
    var path = NavigationPath() { didSet { save() } }
    private(set) var saved: Data?

    init() {
        var start = NavigationPath()
        start.append(trails[0])
        start.append(trails[0].huts[1])
        path = start
        save()
        restore()
    }

    func save() {
        guard let codable = path.codable else { return }
        saved = try? JSONEncoder().encode(codable)
    }

    private func restore() {
        guard let saved,
            let codable = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
        else { return }
        path = NavigationPath(codable)
        if path.count > 2 { path.removeLast(path.count - 2) }
    }
}

struct TrailNavigatorScreen: View {
    @State private var store = TrailStore()

    var body: some View {
        NavigationStack(path: $store.path) {
            List(store.trails) { trail in
                NavigationLink(value: trail) { Text(trail.id) }
            }
            .navigationTitle("Trails")
            .navigationDestination(for: Trail.self) { TrailPage(trail: $0) }
            .navigationDestination(for: Hut.self) { HutPage(hut: $0, depth: store.path.count) }
        }
    }
}

private struct TrailPage: View {
    let trail: Trail

    var body: some View {
        List(trail.huts) { hut in NavigationLink(hut.name, value: hut) }
            .navigationTitle(trail.id)
    }
}

private struct HutPage: View {
    let hut: Hut
    let depth: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            RoundedRectangle(cornerRadius: 12).fill(.brown.gradient).frame(height: 180).id("picture")
            Text("\(hut.beds) beds").font(.headline)
            Text("Page \(depth) of the path").foregroundStyle(.secondary)
            Spacer()
        }
        .padding()
        .navigationTitle(hut.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("Book") {} } }
    }
}

#Preview { TrailNavigatorScreen() }
