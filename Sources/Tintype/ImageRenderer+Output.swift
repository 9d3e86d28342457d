public import Foundation
public import TintypeGraphics
import TintypeImage

extension ImageRenderer {
    /// The picture, drawn where the function is called.
    ///
    /// - Throws: Errors that say which view could not be drawn, and why.
    public func bitmap() throws -> Bitmap {
        try laidOut().bitmap()
    }

    /// The picture, drawn away from the main actor.
    ///
    /// - Throws: Errors that say which view could not be drawn, and why; `CancellationError` where the task is cancelled before
    ///   the drawing begins.
    public func bitmap() async throws -> Bitmap {
        try await laidOut().drawn()
    }

    /// The picture as the bytes of a PNG file, made where the function is called.
    ///
    /// - Throws: Errors that say which view could not be drawn, and why.
    public func pngData() throws -> Data {
        Data(try laidOut().png())
    }

    /// The picture as the bytes of a PNG file, drawn and encoded away from the main actor.
    ///
    /// - Throws: Errors that say which view could not be drawn, and why; `CancellationError` where the task is cancelled before
    ///   the drawing begins.
    public func pngData() async throws -> Data {
        Data(try await laidOut().encoded())
    }

    /// Writes the picture to a PNG file, at once or not at all.
    ///
    /// - Throws: Errors that say which view could not be drawn, or why the file could not be written.
    public func write(to url: URL) throws {
        try AtomicFile.write(try laidOut().png(), to: url.path)
    }

    /// Writes the picture to a PNG file, at once or not at all, drawn and encoded away from the main actor.
    ///
    /// - Throws: Errors that say which view could not be drawn, or why the file could not be written; `CancellationError` where
    ///   the task is cancelled before the drawing begins.
    public func write(to url: URL) async throws {
        try await laidOut().written(to: url.path)
    }
}
