import PDFKit
import Testing
import UIKit

@Suite("Pages that are drawn")
@MainActor
struct PDFPageDrawingTests {
    @Test("a page of a picture draws it, in a page's coordinates")
    func picture() throws {
        let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        let page = try #require(PDFPage(image: red))
        #expect(page.transform(for: .mediaBox) == .identity)
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
            context.cgContext.translateBy(x: 0, y: 2)
            context.cgContext.scaleBy(x: 1, y: -1)
            page.draw(with: .mediaBox, to: context.cgContext)
        }
        let pixels = try #require(drawn.cgImage?.dataProvider?.data)
        #expect(CFDataGetBytePtr(pixels)[0] > 200)
    }
}
