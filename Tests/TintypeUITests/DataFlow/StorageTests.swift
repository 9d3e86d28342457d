import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Stored values")
@MainActor
struct StorageTests {
    private let suite = "tintype-storage-\(UUID().uuidString)"

    private func store() throws -> UserDefaults { try #require(UserDefaults(suiteName: suite)) }

    @Test("a store that the code names is read, of every type; nothing is written to it")
    func named() throws {
        let store = try store()
        defer { store.removePersistentDomain(forName: suite) }
        store.set(7, forKey: "count")
        store.set(true, forKey: "isOn")
        store.set(1.5, forKey: "ratio")
        store.set("Ada", forKey: "name")
        store.set(2, forKey: "level")
        store.set("large", forKey: "size")
        #expect(try settle(ReadsStore(store: store)).texts == ["8 true 1.5 Ada high large none"])
        #expect(store.integer(forKey: "count") == 7)
    }

    @Test("without a store, and with the standard one, values begin as they are written")
    func standard() throws {
        let key = "tintype-\(UUID().uuidString)"
        UserDefaults.standard.set(7, forKey: key)
        defer { UserDefaults.standard.removeObject(forKey: key) }
        #expect(try settle(ReadsCount(key: key, store: nil)).texts == ["1"])
        #expect(try settle(ReadsCount(key: key, store: .standard)).texts == ["1"])
    }

    @Test("a store around the views is that of all that name none")
    func around() throws {
        let store = try store()
        defer { store.removePersistentDomain(forName: suite) }
        store.set(4, forKey: "count")
        #expect(try settle(ReadsCount(key: "count", store: nil).defaultAppStorage(store)).texts == ["4"])
    }

    @Test("values of one key in two stores are two values")
    func apart() throws {
        let store = try store()
        defer { store.removePersistentDomain(forName: suite) }
        let view = VStack {
            ReadsCount(key: "count", store: store, adds: 10)
            ReadsCount(key: "count", store: nil)
        }
        #expect(try settle(view).texts == ["11", "1"])
    }

    @Test("a value that is taken away is the initial one again, whatever the store holds")
    func removed() throws {
        let store = try store()
        defer { store.removePersistentDomain(forName: suite) }
        store.set("old", forKey: "title")
        #expect(try settle(TakesAway(store: store)).texts == ["none"])
    }
}

private enum Level: Int {
    case low = 1
    case high
}

private enum Size: String {
    case small, large
}

private struct ReadsStore: View {
    @AppStorage private var count: Int
    @AppStorage private var isOn: Bool
    @AppStorage private var ratio: Double
    @AppStorage private var name: String
    @AppStorage private var level: Level
    @AppStorage private var size: Size?
    @AppStorage private var absent: URL?

    init(store: UserDefaults) {
        _count = AppStorage(wrappedValue: 0, "count", store: store)
        _isOn = AppStorage(wrappedValue: false, "isOn", store: store)
        _ratio = AppStorage(wrappedValue: 0, "ratio", store: store)
        _name = AppStorage(wrappedValue: "", "name", store: store)
        _level = AppStorage(wrappedValue: .low, "level", store: store)
        _size = AppStorage("size", store: store)
        _absent = AppStorage("absent", store: store)
    }

    var body: some View {
        let optional = "\(size.map { "\($0)" } ?? "none") \(absent.map { "\($0)" } ?? "none")"
        Text("\(count) \(isOn) \(ratio) \(name) \(level) \(optional)").onAppear { count += 1 }
    }
}

private struct ReadsCount: View {
    @AppStorage private var count: Int
    private let adds: Int

    init(key: String, store: UserDefaults?, adds: Int = 0) {
        _count = AppStorage(wrappedValue: 1, key, store: store)
        self.adds = adds
    }

    var body: some View {
        Text("\(count)").onAppear { count += adds }
    }
}

private struct TakesAway: View {
    @AppStorage private var title: String?

    init(store: UserDefaults) {
        _title = AppStorage("title", store: store)
    }

    var body: some View {
        Text(title ?? "none").onAppear { title = nil }
    }
}
