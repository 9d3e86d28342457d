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

    @Test("a view goes through the pages, and tells of each that it comes to")
    @MainActor func pages() {
        let document = PDFDocument()
        for index in 0..<3 { document.insert(PDFPage(), at: index) }
        let view = PDFView()
        view.document = document
        nonisolated(unsafe) var changes = 0
        let token = NotificationCenter.default.addObserver(forName: .PDFViewPageChanged, object: view, queue: nil) {
            _ in changes += 1
        }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(view.currentPage?.label == "1" && !view.canGoToPreviousPage)
        view.goToNextPage(nil)
        view.goToLastPage(nil)
        view.goToNextPage(nil)
        #expect(view.currentPage === document.page(at: 2) && changes == 2 && !view.canGoToNextPage)
        document.exchangePage(at: 0, withPageAt: 2)
        #expect(view.currentPage?.label == "3")
    }

    @Test("a page's box comes to the origin, turned as the page is")
    func boxes() throws {
        let page = try #require(PDFPage(image: UIImage(), options: [.rotation: 90]))
        page.setBounds(CGRect(x: 10, y: 20, width: 40, height: 12), for: .cropBox)
        let way = page.transform(for: .cropBox)
        #expect(CGPoint(x: 10, y: 20).applying(way) == CGPoint(x: 0, y: 40))
        #expect(CGRect(x: 10, y: 20, width: 40, height: 12).applying(way) == CGRect(x: 0, y: 0, width: 12, height: 40))
    }

    @Test("notes and contents are kept where they were put")
    func notes() {
        let page = PDFPage()
        let note = PDFAnnotation(
            bounds: CGRect(x: 10, y: 10, width: 40, height: 12), forType: .highlight, withProperties: nil)
        note.setValue("Anna", forAnnotationKey: .textLabel)
        page.addAnnotation(note)
        #expect(page.annotation(at: CGPoint(x: 20, y: 15)) === note && note.page === page && note.type == "Highlight")
        #expect(note.value(forAnnotationKey: .textLabel) as? String == "Anna")
        page.removeAnnotation(note)
        #expect(page.annotations.isEmpty && note.page == nil)
        let root = PDFOutline(), first = PDFOutline(), second = PDFOutline()
        root.insertChild(second, at: 0)
        root.insertChild(first, at: 0)
        #expect(second.index == 1 && root.child(at: 0) === first)
        first.removeFromParent()
        #expect(root.numberOfChildren == 1 && first.parent == nil)
    }

    @Test("a search ends at once, and says so")
    func search() {
        final class Finder: PDFDocumentDelegate {
            var ended = 0
            func documentDidEndDocumentFind(_ notification: Notification) { ended += 1 }
        }
        let document = PDFDocument(), finder = Finder()
        document.delegate = finder
        document.beginFindString("tide")
        #expect(finder.ended == 1 && document.findString("tide").isEmpty)
    }
}
