import Foundation

/// The state of a value that is read from a film.
public enum AVKeyValueStatus: Int, Sendable {
    case unknown, loading, loaded, failed, cancelled
}

extension AVAsset {
    /// Reads values of the film, which fails, and says so at once.
    public func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        handler?()
    }

    /// The state of a value: it could not be read.
    public func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus {
        outError?.pointee = AVError(.fileFormatNotRecognized) as NSError
        return .failed
    }
}
