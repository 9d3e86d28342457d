import PhotosUI
import SwiftUI
import Testing

@Suite("PhotosUI")
@MainActor
struct PhotosUITests {
    @Test("a photograph that is not there fails to load, in both forms")
    func loading() async throws {
        let item = PhotosPickerItem(itemIdentifier: "1")
        await #expect(throws: PHPhotosError(.identifierNotFound)) { try await item.loadTransferable(type: Data.self) }
        let result: Result<Data?, any Error> = try await answer { told in
            nonisolated(unsafe) let told = told
            item.loadTransferable(type: Data.self) { told($0) }
        }
        #expect(throws: PHPhotosError(.identifierNotFound)) { try result.get() }
    }

    @Test("a picker that is presented is taken back")
    func presentation() throws {
        #expect(try LaidOutView(Presenting()).texts == ["closed"])
    }

    @Test("the library is denied in both forms")
    func permission() async throws {
        #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
        #expect(try await answer { PHPhotoLibrary.requestAuthorization($0) } == .denied)
    }
}

private struct Presenting: View {
    @State private var isPresented = true
    @State private var item: PhotosPickerItem?

    var body: some View {
        Text(isPresented ? "open" : "closed").photosPicker(isPresented: $isPresented, selection: $item)
    }
}
