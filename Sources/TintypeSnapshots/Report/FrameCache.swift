import TintypeGraphics

/// The pictures of the animations that were asked for last, so that a player does not decode each from its start again.
final class FrameCache: Sendable {
    private struct State {
        /// By their keys, those of one animation together.
        var pictures: [[String: [UInt8]]] = []
    }

    /// Those of the golden, of the run and of the difference, twice over.
    private static let most = 6
    private let state = Lock(State())

    subscript(key: String) -> [UInt8]? {
        state.withLock { state in state.pictures.lazy.compactMap { $0[key] }.first }
    }

    /// The picture of that key among the frames of a file; nil where there is none.
    func read(_ file: [UInt8], _ key: String) -> [UInt8]? {
        var pictures: [String: [UInt8]] = [:]
        _ = try? ReportFrame.read(file) { pictures[$0] = $1 }
        guard let picture = pictures[key] else { return nil }
        state.withLock { state in
            state.pictures.insert(pictures, at: 0)
            if state.pictures.count > Self.most { state.pictures.removeLast() }
        }
        return picture
    }
}
