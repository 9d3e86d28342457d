public import Foundation
import TintypeGraphics

/// A way to make something that can be kept of a value, and compared.
public struct Snapshotting<Value, Format> {
    /// The extension of the golden's file, e.g. `png`.
    public let pathExtension: String
    let make: @MainActor (Value, SnapshotContext) throws -> SnapshotOutput

    init(pathExtension: String, make: @escaping @MainActor (Value, SnapshotContext) throws -> SnapshotOutput) {
        self.pathExtension = pathExtension
        self.make = make
    }

    /// The strategy for what can be turned into a `Value`.
    public func pullback<Other>(_ transform: @escaping @MainActor (Other) throws -> Value) -> Snapshotting<
        Other, Format
    > {
        let make = make
        return Snapshotting<Other, Format>(pathExtension: pathExtension) { try make(try transform($0), $1) }
    }

    /// The strategy with fonts that views may use besides the default ones: files, or folders of them.
    ///
    /// ```swift
    /// assertSnapshot(of: Menu(), as: .image.fonts([Bundle.module.url(forResource: "Lora", withExtension: "ttf")!]))
    /// ```
    public func fonts(_ files: [URL]) -> Snapshotting {
        let make = make
        return Snapshotting(pathExtension: pathExtension) { value, context in
            try withSnapshotTesting(fonts: files) { try make(value, context) }
        }
    }
}

/// The facts known of a picture when it is made.
struct SnapshotContext {
    /// The test and the name, for people who meet the file alone.
    var name: String
    /// The conditions of the picture in place of the strategy's.
    var variant: SnapshotVariant?
    /// The place of the assertion.
    var source: SourceLocation
}
