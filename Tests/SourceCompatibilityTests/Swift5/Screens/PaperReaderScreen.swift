import PDFKit
import SwiftUI

/// A reader of papers: pages made of pictures, thumbnails beneath, and a mark for the open one.
@MainActor
final class PaperModel: ObservableObject {
    let document = PDFDocument()
    @Published var page = 1

    init() {
        for color in [UIColor.systemYellow, .systemPink, .systemMint] {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 80)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 60, height: 80))
            }
            if let page = PDFPage(image: picture) { document.insert(page, at: document.pageCount) }
        }
    }

    func thumbnail(_ index: Int) -> UIImage? {
        document.page(at: index)?.thumbnail(of: CGSize(width: 30, height: 40), for: .mediaBox)
    }
}

private struct PaperPages: UIViewRepresentable {
    let document: PDFDocument
    let page: Int

    func makeUIView(context: Context) -> PDFView {
        let view = PDFView()
        view.displayMode = .singlePage
        view.displayDirection = .horizontal
        view.usePageViewController(true, withViewOptions: nil)
        view.autoScales = true
        view.minScaleFactor = view.scaleFactorForSizeToFit
        view.backgroundColor = .systemGray5
        return view
    }

    func updateUIView(_ view: PDFView, context: Context) {
        if view.document !== document { view.document = document }
        if let target = document.page(at: page), view.currentPage != target { view.go(to: target) }
    }
}

struct PaperReaderScreen: View {
    @StateObject private var model = PaperModel()

    var body: some View {
        VStack(spacing: 12) {
            PaperPages(document: model.document, page: model.page).frame(height: 360).id("pages")
            HStack(spacing: 10) {
                ForEach(0..<model.document.pageCount, id: \.self) { index in
                    Thumbnail(picture: model.thumbnail(index), isOpen: index == model.page)
                        .onTapGesture { model.page = index }
                        .id("thumbnail \(index)")
                }
            }
            Text("Page \(model.page + 1) of \(model.document.pageCount)").font(.footnote.monospacedDigit())
            Text(model.document.isLocked ? "Locked" : "Open to read")
        }
        .padding()
    }
}

private struct Thumbnail: View {
    let picture: UIImage?
    let isOpen: Bool

    var body: some View {
        Image(uiImage: picture ?? UIImage())
            .resizable()
            .frame(width: 30, height: 40)
            .scaleEffect(isOpen ? 1.2 : 1)
            .overlay { Rectangle().strokeBorder(isOpen ? Color.accentColor : .gray, lineWidth: isOpen ? 2 : 1) }
    }
}

#Preview { PaperReaderScreen() }
