import QuickLookThumbnailing
import Testing

@Suite("QuickLookThumbnailing")
@MainActor
struct QLThumbnailGeneratorTests {
    @Test("a picture is made as small as is wished, in its own proportions")
    func picture() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
        }
        try #require(image.pngData()).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let request = QLThumbnailGenerator.Request(
            fileAt: file, size: CGSize(width: 20, height: 20), scale: 2, representationTypes: .thumbnail)
        let small = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
        #expect(small.cgImage.width == 40)
        #expect(small.cgImage.height == 20)
        #expect(small.uiImage.size == CGSize(width: 20, height: 10))
    }

    @Test("another file has none")
    func refused() {
        let request = QLThumbnailGenerator.Request(
            fileAt: URL(fileURLWithPath: "/none.pdf"), size: CGSize(width: 20, height: 20), scale: 2,
            representationTypes: .all)
        var codes = [QLThumbnailError.Code?]()
        QLThumbnailGenerator.shared.generateBestRepresentation(for: request) { _, error in
            codes.append((error as? QLThumbnailError)?.code)
        }
        QLThumbnailGenerator.shared.generateRepresentations(for: request) { _, _, error in
            codes.append((error as? QLThumbnailError)?.code)
        }
        #expect(codes == [.generationFailed, .generationFailed])
    }
}
