import Photos
import Testing

@Suite("Photos")
struct PhotosTests {
    @Test("the library is empty, and each request is answered with a reason")
    func library() async throws {
        #expect(PHAsset.fetchAssets(with: .image, options: PHFetchOptions()).count == 0)
        #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
        await #expect(throws: PHPhotosError(.accessUserDenied)) { try await PHPhotoLibrary.shared().performChanges {} }
        var answers: [Bool] = []
        PHPhotoLibrary.shared().performChanges {
        } completionHandler: { done, error in
            answers.append(done || error == nil)
        }
        var reason: (any Error)?
        PHImageManager.default().requestImage(
            for: PHAsset(), targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: nil
        ) { image, facts in
            answers.append(image != nil)
            reason = facts?[PHImageErrorKey] as? any Error
        }
        #expect(answers == [false, false] && reason as? PHPhotosError == PHPhotosError(.identifierNotFound))
    }

    @Test("no asset has files, and none is written")
    func files() async throws {
        #expect(PHAssetResource.assetResources(for: PHAsset()).isEmpty)
        #expect(PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Trees").title == "Trees")
        let error: (any Error)? = try await answer { done in
            PHAssetResourceManager.default().writeData(
                for: PHAssetResource(), toFile: URL(fileURLWithPath: "/a"), options: nil, completionHandler: done)
        }
        #expect(error as? PHPhotosError == PHPhotosError(.identifierNotFound))
    }
}
