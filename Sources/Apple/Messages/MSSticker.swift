public import Foundation
public import UIKit

/// A picture to stick on messages.
open class MSSticker: NSObject, @unchecked Sendable {
    /// The file of the picture, and the words for who does not see it.
    public let imageFileURL: URL
    public let localizedDescription: String

    /// Creates one of a file.
    /// - Throws: `MSMessageErrorCode.fileNotFound` where there is no file.
    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
        guard FileManager.default.fileExists(atPath: fileURL.path) else { throw MSMessageErrorCode.fileNotFound }
        (imageFileURL, self.localizedDescription) = (fileURL, localizedDescription)
    }
}

/// The sizes of pictures.
public enum MSStickerSize: Int, Sendable {
    case small, regular, large

    /// The side in points.
    var side: CGFloat { [100, 136, 206][rawValue] }
}

/// A picture to stick, as a view.
open class MSStickerView: UIImageView {
    /// The picture.
    open var sticker: MSSticker? {
        didSet { image = sticker.flatMap { UIImage(contentsOfFile: $0.imageFileURL.path) } }
    }
    /// The length of one turn in seconds: none, as the picture stands.
    open var animationLength: TimeInterval { 0 }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view of a picture.
    public init(frame: CGRect, sticker: MSSticker?) {
        super.init(frame: frame)
        self.sticker = sticker
        image = sticker.flatMap { UIImage(contentsOfFile: $0.imageFileURL.path) }
    }

    public required init?(coder: NSCoder) { nil }
}

/// The giver of pictures.
@MainActor @preconcurrency
public protocol MSStickerBrowserViewDataSource: NSObjectProtocol {
    /// The number of pictures, and each of them.
    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
}

/// A view of many pictures: in rows of as many as there is room for.
open class MSStickerBrowserView: UIView, _UndrawnResponder {
    /// The size of the pictures, and the one who gives them.
    public let stickerSize: MSStickerSize
    open weak var dataSource: (any MSStickerBrowserViewDataSource)?
    /// The place of the upper corner, and the margins, in points.
    open var contentOffset = CGPoint.zero
    open var contentInset = UIEdgeInsets.zero

    /// Creates a view.
    public init(frame: CGRect, stickerSize: MSStickerSize) {
        self.stickerSize = stickerSize
        super.init(frame: frame)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, stickerSize: .regular) }

    public required init?(coder: NSCoder) { nil }

    /// Changes the place of the upper corner, in points.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    /// Asks for the pictures again.
    open func reloadData() {
        for view in subviews { view.removeFromSuperview() }
        let side = stickerSize.side
        let columns = max(Int(bounds.width / side), 1)
        for index in 0..<(dataSource?.numberOfStickers(in: self) ?? 0) {
            let frame = CGRect(
                x: CGFloat(index % columns) * side, y: CGFloat(index / columns) * side, width: side, height: side)
            addSubview(MSStickerView(frame: frame, sticker: dataSource?.stickerBrowserView(self, stickerAt: index)))
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadData()
    }
}

/// A page of many pictures.
open class MSStickerBrowserViewController: UIViewController, MSStickerBrowserViewDataSource {
    /// The size of the pictures, and the view of them.
    public let stickerSize: MSStickerSize
    open private(set) lazy var stickerBrowserView = MSStickerBrowserView(frame: .zero, stickerSize: stickerSize)

    /// Creates a page.
    public init(stickerSize: MSStickerSize) {
        self.stickerSize = stickerSize
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        stickerBrowserView.frame = view.bounds
        stickerBrowserView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stickerBrowserView.dataSource = self
        view.addSubview(stickerBrowserView)
    }

    /// The number of pictures, and each of them: none, which subclasses change.
    open func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 0 }
    open func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
        preconditionFailure("A page without pictures was asked for one.")
    }
}
