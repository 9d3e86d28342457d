import Foundation
import TintypeGraphics
import TintypeSnapshots

/// The state of a watched app, as its page shows it. Any number of threads may use it.
final class PreviewBoard: Sendable {
    /// The conditions under which one preview is shown at full size.
    struct Wish: Codable, Hashable, Sendable {
        var name: String
        var device: String?
        var isDark = false
        var typeSize = "large"
        var locale = "en_US"
        var isRightToLeft = false
        var isLandscape = false
    }

    /// A preview as the page shows it.
    struct Entry: Codable, Sendable {
        var preview: ShownPreview
        /// The last picture that could be drawn: its key; nil for none.
        var picture: String?
        /// In points.
        var width: Double = 0
        var height: Double = 0
        /// True where the picture is not of the sources as they were saved last.
        var isStale = false
        /// True where the picture is of the dark scheme, to which a ground belongs where it has none.
        var isDark = false
    }

    /// The work that goes on.
    enum Phase: String, Codable, Sendable { case compiling, drawing, ready }

    struct State: Codable, Sendable {
        /// One more with each change of what is shown.
        var round = 1
        var app = ""
        var phase = Phase.compiling
        /// The compiler's errors, and what else keeps the app from being drawn.
        var errors: [CompilerDiagnostic] = []
        var entries: [Entry] = []
        /// The names of the devices and of the sizes of text that can be chosen.
        var devices: [String] = []
        var typeSizes: [String] = []
    }

    private struct Contents {
        var state = State()
        var pictures: [String: [UInt8]] = [:]
        /// In the order in which they were drawn on request, so that the oldest can go.
        var drawn: [String] = []
        var wishes: [(wish: Wish, answer: CheckedContinuation<Entry, Never>)] = []
    }

    /// The most pictures of wishes that are kept.
    private static let mostDrawn = 40

    private let contents = Lock(Contents())

    var state: State { contents.withLock { $0.state } }

    /// Changes what is shown.
    func change(_ body: (inout State) -> Void) {
        contents.withLock { contents in
            body(&contents.state)
            contents.state.round += 1
            let used = Set(contents.state.entries.compactMap(\.picture)).union(contents.drawn)
            contents.pictures = contents.pictures.filter { used.contains($0.key) }
        }
    }

    /// The bytes of a picture; nil where there is none of that key.
    func picture(_ key: String) -> [UInt8]? { contents.withLock { $0.pictures[key] } }

    /// Keeps a picture.
    ///
    /// - Parameter isWish: True for one that no entry shows.
    /// - Returns: Its key.
    func keep(_ bytes: [UInt8], isWish: Bool = false) -> String {
        let key = RunJournal.key(of: [bytes])
        contents.withLock { contents in
            contents.pictures[key] = bytes
            guard isWish, !contents.drawn.contains(key) else { return }
            contents.drawn.append(key)
            if contents.drawn.count > Self.mostDrawn { contents.drawn.removeFirst() }
        }
        return key
    }

    /// Waits until another thread has drawn a preview as it is wished.
    func draw(_ wish: Wish) async -> Entry {
        await withCheckedContinuation { answer in contents.withLock { $0.wishes.append((wish, answer)) } }
    }

    /// Takes the wishes that wait.
    func takeWishes() -> [(wish: Wish, answer: CheckedContinuation<Entry, Never>)] {
        contents.withLock { contents in
            defer { contents.wishes = [] }
            return contents.wishes
        }
    }
}
