// `import PhotosUI` where Apple's framework is missing. It brings Foundation and UIKit's names along.
@_exported public import Foundation
@_exported public import Photos
@_exported public import UIKit

/// A button that lets the user choose photographs. It is drawn as a button; nothing can be chosen here.
public struct PhotosPicker<Label: View>: View {
    private let label: Label

    private init(label: Label) {
        self.label = label
    }

    public var body: some View { Button(action: {}, label: { label }) }
}

extension PhotosPicker {
    /// Creates a picker with a label.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }

    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }

    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }

    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }
}

extension PhotosPicker where Label == Text {
    /// Creates a picker with a text for a label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(label: Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) {
        self.init(label: Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(label: Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) {
        self.init(label: Text(titleKey))
    }

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) {
        self.init(label: Text(title))
    }

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) {
        self.init(label: Text(title))
    }

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(label: Text(title))
    }

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(label: Text(title))
    }
}

/// The order in which several photographs are chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String

    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// A look of a photograph picker.
public struct PhotosPickerStyle: Hashable, Sendable {
    private let name: String

    public static let presentation = PhotosPickerStyle(name: "presentation")
    public static let inline = PhotosPickerStyle(name: "inline")
    public static let compact = PhotosPickerStyle(name: "compact")
}

/// A photograph that was chosen. None is here.
public struct PhotosPickerItem: Hashable, Sendable {
    /// The identifier of the asset; nil where it has none.
    public let itemIdentifier: String?

    /// The encoding of a photograph that is wanted.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String

        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        public static let current = EncodingDisambiguationPolicy(name: "current")
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    /// Creates an item by an asset's identifier.
    public init(itemIdentifier: String) {
        self.itemIdentifier = itemIdentifier
    }

    /// The types in which the item can be loaded.
    public var supportedContentTypes: [UTType] { [] }

    /// - Throws: ``PHPhotosError/Code/identifierNotFound``: there is no library.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        throw PHPhotosError(.identifierNotFound)
    }

    /// Loads nothing: `completionHandler` is given ``PHPhotosError/Code/identifierNotFound``, for there is no library.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping (Result<T?, any Error>) -> Void
    ) -> Progress {
        completionHandler(.failure(PHPhotosError(.identifierNotFound)))
        return Progress(totalUnitCount: 0)
    }
}

extension View {
    /// Presents nothing, for there is no library: `isPresented` becomes false.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { refusing(isPresented) }

    /// Presents nothing, for there is no library: `isPresented` becomes false.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { refusing(isPresented) }

    /// Presents nothing, for there is no library: `isPresented` becomes false.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) -> some View { refusing(isPresented) }
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) -> some View { refusing(isPresented) }

    private func refusing(_ isPresented: Binding<Bool>) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, presents in
            if presents { isPresented.wrappedValue = false }
        }
    }

    /// Sets the style of the pickers below.
    public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }

    /// Sets the abilities that the pickers below do without.
    public func photosPickerDisabledCapabilities(_ capabilities: PHPickerCapabilities) -> some View { self }

    /// Shows or hides the parts beside the pictures of the pickers below, which are not drawn.
    public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
}

/// The abilities of a picker.
public struct PHPickerCapabilities: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let search = PHPickerCapabilities(rawValue: 1)
    public static let stagingArea = PHPickerCapabilities(rawValue: 2)
    public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
    public static let selectionActions = PHPickerCapabilities(rawValue: 8)
}

extension PHLivePhoto: Transferable {
    /// A live photo is made of nothing: there is no library.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<PHLivePhoto>(importedContentType: .livePhoto) { _ in
            throw PHPhotosError(.identifierNotFound)
        }
    }
}
