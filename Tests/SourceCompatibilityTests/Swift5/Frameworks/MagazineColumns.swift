import CoreImage
import CoreImage.CIFilterBuiltins
import CoreText
import UIKit

/// A magazine's page: a text in columns by CoreText, a toned picture, and a document that keeps it.
final class MagazineDocument: UIDocument {
    var story = ""

    override func contents(forType typeName: String) throws -> Any { Data(story.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
        story = String(decoding: data, as: UTF8.self)
    }
}

final class ColumnsView: UIView {
    var story = NSAttributedString() { didSet { setNeedsDisplay() } }
    var columnCount = 2

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.textMatrix = .identity
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: 1, y: -1)
        let framesetter = CTFramesetterCreateWithAttributedString(story as CFAttributedString)
        var start: CFIndex = 0
        let width = bounds.width / CGFloat(columnCount)
        for column in 0..<columnCount where start < story.length {
            let box = CGRect(x: CGFloat(column) * width, y: 0, width: width, height: bounds.height).insetBy(
                dx: 8, dy: 8)
            let frame = CTFramesetterCreateFrame(
                framesetter, CFRangeMake(start, 0), CGPath(rect: box, transform: nil), nil)
            CTFrameDraw(frame, context)
            start += CTFrameGetVisibleStringRange(frame).length
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CTFramesetterSuggestFrameSizeWithConstraints(
            CTFramesetterCreateWithAttributedString(story), CFRange(location: 0, length: 0), nil, size, nil)
    }
}

final class MagazineViewController: UIViewController {
    private let columns = ColumnsView()
    private let cover = UIImageView()
    private let document: MagazineDocument
    private let context = CIContext(options: [.useSoftwareRenderer: true])

    init(document: MagazineDocument) {
        self.document = document
        super.init(nibName: nil, bundle: nil)
        title = document.localizedName
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [cover, columns])
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() }),
            UIBarButtonItem(systemItem: .organize),
        ]
        navigationItem.rightBarButtonItem?.isEnabled = document.hasUnsavedChanges
        document.open { [weak self] isOpen in
            guard isOpen, let self else { return }
            self.columns.story = self.set(self.document.story)
        }
    }

    private func set(_ story: String) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        style.alignment = .justified
        let font = CTFontCreateWithName("Georgia" as CFString, 15, nil)
        return NSAttributedString(
            string: story,
            attributes: [.font: font as UIFont, .paragraphStyle: style, .foregroundColor: UIColor.label])
    }

    private func tone(_ image: UIImage) -> UIImage? {
        guard let input = CIImage(image: image) else { return nil }
        let curve = CIFilter.toneCurve()
        curve.inputImage = input
        curve.point1 = CGPoint(x: 0.25, y: 0.2)
        curve.point3 = CGPoint(x: 0.75, y: 0.85)
        let straighten = CIFilter.straighten()
        straighten.inputImage = curve.outputImage
        straighten.angle = 0.02
        let gloom = CIFilter.gloom()
        gloom.inputImage = straighten.outputImage
        gloom.intensity = 0.4
        guard let output = gloom.outputImage, let made = context.createCGImage(output, from: input.extent) else {
            return nil
        }
        return UIImage(cgImage: made, scale: image.scale, orientation: image.imageOrientation)
    }

    private func save() {
        cover.image = cover.image.flatMap(tone)
        document.updateChangeCount(.done)
        document.save(to: document.fileURL, for: .forOverwriting) { [weak self] isSaved in
            self?.navigationItem.rightBarButtonItem?.isEnabled = !isSaved
        }
    }
}
