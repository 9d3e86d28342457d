import Testing
import UIKit

@Suite("Readers of pictures")
@MainActor
struct UIImageReaderTests {
    @Test("a picture is brought to a size, and none is found in other bytes")
    func sizes() throws {
        let data = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }
            .pngData())
        var configuration = UIImageReader.Configuration()
        configuration.preferredThumbnailSize = CGSize(width: 4, height: 4)
        let reader = UIImageReader(configuration: configuration)
        #expect(reader.image(data: data)?.size == CGSize(width: 4, height: 4))
        #expect(UIImageReader.default.image(data: Data([1])) == nil)
    }
}
