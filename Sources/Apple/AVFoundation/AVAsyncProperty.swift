public import CoreGraphics
public import Foundation

/// Something whose properties are read before they are known.
public protocol AVAsynchronousKeyValueLoading {}

/// A property that is loaded, of any type.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
    fileprivate init() {}
}

/// A property that is loaded.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    let read: (Root) throws -> Value

    fileprivate init(_ read: @escaping (Root) throws -> Value) {
        self.read = read
    }

    /// The state of a property that is loaded.
    @frozen public enum Status {
        case notYetLoaded
        case loading
        case loaded(Value)
        case failed(NSError)
    }
}

extension AVAsynchronousKeyValueLoading {
    /// - Throws: ``AVError/Code/fileFormatNotRecognized`` for what stands in the film itself: none is opened.
    public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
        try property.read(self)
    }
    public func load<A, B>(_ a: AVAsyncProperty<Self, A>, _ b: AVAsyncProperty<Self, B>) async throws -> (A, B) {
        (try a.read(self), try b.read(self))
    }
    public func load<A, B, C>(
        _ a: AVAsyncProperty<Self, A>, _ b: AVAsyncProperty<Self, B>, _ c: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) { (try a.read(self), try b.read(self), try c.read(self)) }
    public func load<A, B, C, D>(
        _ a: AVAsyncProperty<Self, A>, _ b: AVAsyncProperty<Self, B>, _ c: AVAsyncProperty<Self, C>,
        _ d: AVAsyncProperty<Self, D>
    ) async throws -> (A, B, C, D) { (try a.read(self), try b.read(self), try c.read(self), try d.read(self)) }

    /// Tells how far a property is: one that cannot be read has failed.
    public func status<Value>(of property: AVAsyncProperty<Self, Value>) -> AVAsyncProperty<Self, Value>.Status {
        do {
            return .loaded(try property.read(self))
        } catch {
            return .failed(error as NSError)
        }
    }
}

private func unopened<Root, Value>() -> AVAsyncProperty<Root, Value> {
    AVAsyncProperty { _ in throw AVError(.fileFormatNotRecognized) }
}

extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}
extension AVMetadataItem: AVAsynchronousKeyValueLoading {}

extension AVPartialAsyncProperty where Root: AVAsset {
    /// The facts of a film that stand in its file, and whether it is of use.
    public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> { unopened() }
    public static var availableMediaCharacteristicsWithMediaSelectionOptions:
        AVAsyncProperty<Root, [AVMediaCharacteristic]>
    { unopened() }
    public static var duration: AVAsyncProperty<Root, CMTime> { unopened() }
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { unopened() }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { unopened() }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { unopened() }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { unopened() }
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { unopened() }
    public static var availableChapterLocales: AVAsyncProperty<Root, [Locale]> { unopened() }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isPlayable } }
    public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { _ in false } }
    public static var isReadable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { _ in false } }
    public static var isComposable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { _ in false } }
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { AVAsyncProperty { _ in false } }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    /// The facts of a part of a film; the size is in pixels, rates are in frames and in bits a second.
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { unopened() }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { unopened() }
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { unopened() }
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { unopened() }
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { unopened() }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
    /// The value of a fact, as each type.
    public static var stringValue: AVAsyncProperty<Root, String?> { AVAsyncProperty { $0.stringValue } }
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { AVAsyncProperty { $0.numberValue } }
    public static var dateValue: AVAsyncProperty<Root, Date?> { AVAsyncProperty { $0.dateValue } }
    public static var dataValue: AVAsyncProperty<Root, Data?> { AVAsyncProperty { $0.dataValue } }
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> {
        AVAsyncProperty { $0.value }
    }
}
