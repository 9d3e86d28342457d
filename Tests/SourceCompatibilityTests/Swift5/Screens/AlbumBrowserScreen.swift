import Photos
import PhotosUI
import SwiftUI

/// Albums of the photo library with thumbnails, and a picker for what is to be added.
struct AlbumSummary: Identifiable {
    let id: String
    let title: String
    let count: Int
}

@MainActor
final class AlbumBrowser: NSObject, ObservableObject, PHPhotoLibraryChangeObserver {
    @Published private(set) var albums: [AlbumSummary] = []
    @Published private(set) var status = PHAuthorizationStatus.notDetermined
    private let thumbnails = PHCachingImageManager()

    func load() async {
        status = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
        PHPhotoLibrary.shared().register(self)
        let options = PHFetchOptions()
        options.predicate = NSPredicate(format: "estimatedAssetCount > 0")
        options.sortDescriptors = [NSSortDescriptor(key: "localizedTitle", ascending: true)]
        let found = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .albumRegular, options: options)
        var albums: [AlbumSummary] = []
        found.enumerateObjects { album, _, _ in
            let assets = PHAsset.fetchAssets(in: album, options: nil)
            albums.append(
                AlbumSummary(id: album.localIdentifier, title: album.localizedTitle ?? "", count: assets.count))
        }
        self.albums = albums
    }

    func thumbnail(of asset: PHAsset, side: CGFloat) async -> UIImage? {
        let options = PHImageRequestOptions()
        options.deliveryMode = .opportunistic
        options.isNetworkAccessAllowed = true
        return await withCheckedContinuation { continuation in
            var isDone = false
            thumbnails.requestImage(
                for: asset, targetSize: CGSize(width: side, height: side), contentMode: .aspectFill, options: options
            ) { image, facts in
                guard !isDone, facts?[PHImageResultIsDegradedKey] as? Bool != true else { return }
                isDone = true
                continuation.resume(returning: image)
            }
        }
    }

    nonisolated func photoLibraryDidChange(_ changeInstance: PHChange) {
        Task { @MainActor in await load() }
    }
}

struct AlbumBrowserScreen: View {
    @StateObject private var browser = AlbumBrowser()
    @State private var picked: [PhotosPickerItem] = []

    var body: some View {
        VStack(spacing: 0) {
            if browser.albums.isEmpty {
                ContentUnavailableView(
                    "No albums", systemImage: "rectangle.stack",
                    description: Text(browser.status == .authorized ? "Nothing here yet" : "Allow access in Settings"))
            } else {
                List(browser.albums) { Text("\($0.title) \($0.count)") }
            }
            PhotosPicker(
                selection: $picked, maxSelectionCount: 5, selectionBehavior: .ordered,
                matching: .all(of: [.images, .not(.screenshots)])
            ) {
                Text("Add pictures").frame(maxWidth: .infinity, minHeight: 50).background(.blue).foregroundStyle(.white)
            }
            .id("add")
        }
        .task { await browser.load() }
        .onChange(of: picked) { _, items in
            Task { for item in items { _ = try? await item.loadTransferable(type: Data.self) } }
        }
    }
}

#Preview { AlbumBrowserScreen() }
