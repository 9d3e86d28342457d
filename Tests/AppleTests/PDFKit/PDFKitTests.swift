import Foundation
import PDFKit
import Testing

@Suite("PDFKit")
struct PDFKitTests {
    @Test("no document is read, and one of the program's own keeps its pages")
    func document() {
        #expect(PDFDocument(data: Data()) == nil)
        let document = PDFDocument()
        document.insert(PDFPage(), at: 0)
        #expect(document.pageCount == 1 && document.dataRepresentation() == nil)
    }
}
