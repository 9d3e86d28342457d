public import Foundation
import TintypeGraphics

/// The place for what was copied. UIKit's class. It keeps what the program itself copies, for as long as it runs; nothing of the
/// host's reaches it, and nothing of it the host.
public final class UIPasteboard: NSObject, Sendable {
    public static let general = UIPasteboard(.general)

    /// The name of a pasteboard.
    public struct Name: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    public let name: Name
    private static let named = Lock<[Name: Board]>([.general: Board()])

    private init(_ name: Name) {
        self.name = name
        contents = Self.named.withLock { boards in
            let contents = boards[name] ?? Board()
            boards[name] = contents
            return contents
        }
    }

    /// The pasteboard of a name.
    ///
    /// - Returns: nil where there is none yet and none is to be made.
    public convenience init?(name: Name, create: Bool) {
        guard create || Self.named.withLock({ $0[name] }) != nil else { return nil }
        self.init(name)
    }

    /// Forgets the pasteboard of a name.
    public static func remove(withName pasteboardName: Name) {
        _ = named.withLock { $0.removeValue(forKey: pasteboardName) }
    }

    private struct Contents: @unchecked Sendable {
        var strings: [String] = []
        var urls: [URL] = []
        var images: [UIImage] = []
        var colors: [UIColor] = []
        var data: [String: Data] = [:]
    }

    /// The things of a name, which several objects may share.
    private final class Board: Sendable {
        private let contents = Lock(Contents())

        func withLock<Result: Sendable>(_ body: (inout Contents) -> Result) -> Result {
            contents.withLock { body(&$0) }
        }
    }

    private let contents: Board

    /// A pasteboard of its own.
    public static func withUniqueName() -> UIPasteboard { UIPasteboard(Name(UUID().uuidString)) }

    /// The first text on the pasteboard.
    public var string: String? {
        get { contents.withLock { $0.strings.first } }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts on the pasteboard.
    public var strings: [String]? {
        get { contents.withLock { $0.strings.isEmpty ? nil : $0.strings } }
        set { replace { $0.strings = newValue ?? [] } }
    }

    /// The first address on the pasteboard.
    public var url: URL? {
        get { contents.withLock { $0.urls.first } }
        set { urls = newValue.map { [$0] } }
    }

    /// The addresses on the pasteboard.
    public var urls: [URL]? {
        get { contents.withLock { $0.urls.isEmpty ? nil : $0.urls } }
        set { replace { $0.urls = newValue ?? [] } }
    }

    /// The first picture on the pasteboard.
    public var image: UIImage? {
        get { contents.withLock { $0.images.first } }
        set { images = newValue.map { [$0] } }
    }

    /// The pictures on the pasteboard.
    public var images: [UIImage]? {
        get { contents.withLock { $0.images.isEmpty ? nil : $0.images } }
        set { replace { $0.images = newValue ?? [] } }
    }

    /// The first colour on the pasteboard.
    public var color: UIColor? {
        get { contents.withLock { $0.colors.first } }
        set { replace { $0.colors = newValue.map { [$0] } ?? [] } }
    }

    /// Indicates whether there are values of a kind on the pasteboard.
    public var hasStrings: Bool { strings != nil }
    public var hasURLs: Bool { urls != nil }
    public var hasImages: Bool { images != nil }
    public var hasColors: Bool { color != nil }

    /// Bytes of a type, e.g. `public.png`.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        contents.withLock { $0.data[pasteboardType] }
    }

    /// Puts data of a type on the pasteboard.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        replace { $0.data = [pasteboardType: data] }
    }

    /// An option of things that are copied.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let expirationDate = OptionsKey(rawValue: "expirationDate")
        public static let localOnly = OptionsKey(rawValue: "localOnly")
    }

    /// A thing of a type, and all things by their types.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        items.first { $0[pasteboardType] != nil }?[pasteboardType]
    }
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }
    public var items: [[String: Any]] {
        get {
            let contents = contents.withLock { $0 }
            return
                contents.strings.map { ["public.utf8-plain-text": $0] } + contents.urls.map { ["public.url": $0] }
                + contents.images.map { ["public.image": $0] } + contents.data.map { [$0.key: $0.value] }
        }
        set { setItems(newValue) }
    }
    public func addItems(_ items: [[String: Any]]) { self.items += items }
    public var numberOfItems: Int { items.count }
    public var types: [String] { items.flatMap(\.keys) }
    public func contains(pasteboardTypes: [String]) -> Bool { types.contains(where: pasteboardTypes.contains) }

    /// The facts of some of the things, by their places; of all where none are said.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { things(itemSet).map { Array($0.keys) } }
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        things(itemSet).contains { $0.keys.contains(where: pasteboardTypes.contains) }
    }
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(items.indices.filter { items[$0].keys.contains(where: pasteboardTypes.contains) })
    }
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        things(itemSet).compactMap { $0[pasteboardType] }
    }
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        things(itemSet).compactMap { $0[pasteboardType] as? Data }
    }

    private func things(_ places: IndexSet?) -> [[String: Any]] {
        let items = items
        return places.map { $0.filter(items.indices.contains).map { items[$0] } } ?? items
    }

    /// The choice whether the things outlive the program: they do not.
    public var isPersistent: Bool { false }
    public func setPersistent(_ persistent: Bool) {}

    /// The types of texts, addresses, pictures and colours, and the one that lets the pasteboard choose.
    public static let typeListString = ["public.utf8-plain-text", "public.text"]
    public static let typeListURL = ["public.url"]
    public static let typeListImage = ["public.png", "public.jpeg", "public.image"]
    public static let typeListColor = ["com.apple.uikit.color"]
    public static let typeAutomatic = "com.apple.uikit.type-automatic"

    /// Puts texts, addresses, pictures or colours on the pasteboard.
    public func setObjects(_ objects: [Any]) {
        setItems(objects.map { [UIPasteboard.typeAutomatic: $0] })
    }
    /// Puts them there for as long as the program runs, wherever they may go and whenever they expire.
    public func setObjects(_ objects: [Any], localOnly: Bool, expirationDate: Date?) { setObjects(objects) }

    /// The colours on the pasteboard.
    public var colors: [UIColor]? {
        get { contents.withLock { $0.colors.isEmpty ? nil : $0.colors } }
        set { replace { $0.colors = newValue ?? [] } }
    }

    /// Puts the texts, addresses and pictures that providers hold on the pasteboard.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        setItems([])
        for provider in itemProviders {
            _ = provider.loadObject(ofClass: NSString.self) { [weak self] text, _ in
                if let self, let text { strings = (strings ?? []) + [text.substring(from: 0)] }
            }
        }
    }

    /// Puts things by their types on the pasteboard: texts, addresses, pictures, colours and bytes are kept.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        let values = items.flatMap(\.self)
        replace { contents in
            for (type, value) in values {
                switch value {
                case let text as String: contents.strings.append(text)
                case let url as URL: contents.urls.append(url)
                case let image as UIImage: contents.images.append(image)
                case let color as UIColor: contents.colors.append(color)
                case let data as Data: contents.data[type] = data
                default: break
                }
            }
        }
    }

    /// The changes that were made, which nobody counts, and the things as providers.
    public var changeCount: Int { 0 }
    public var itemProviders: [NSItemProvider] {
        get { (strings ?? []).map { NSItemProvider(object: $0) } }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    /// A new thing that is copied takes the place of all that was.
    private func replace(_ set: (inout Contents) -> Void) {
        var new = Contents()
        set(&new)
        let made = new
        contents.withLock { $0 = made }
    }
}
