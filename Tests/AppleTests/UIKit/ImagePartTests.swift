import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Parts of a picture")
struct ImagePartTests {
    private static func picture(_ width: CGFloat, _ height: CGFloat) throws -> CGImage {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
        return try #require(image.cgImage)
    }

    @Test("a picture that lies on its side is as wide as it was high, and the pixels stay")
    func orientation() throws {
        let image = UIImage(cgImage: try Self.picture(8, 4), scale: 2, orientation: .right)
        #expect(image.imageOrientation == .right)
        #expect(image.size == CGSize(width: 2, height: 4))
        #expect(image.cgImage?.width == 8)
        let read = try #require(image.pngData().flatMap { UIImage(data: $0) })
        #expect(read.size == CGSize(width: 4, height: 8))
    }

    @Test(
        "Law: a picture that is flipped twice is as before",
        arguments: [UIImage.Orientation.up, .down, .left, .right, .upMirrored, .leftMirrored])
    func flips(orientation: UIImage.Orientation) throws {
        let image = UIImage(cgImage: try Self.picture(2, 2), scale: 1, orientation: orientation)
        let flipped = image.withHorizontallyFlippedOrientation()
        #expect(flipped.imageOrientation != orientation)
        #expect(flipped.withHorizontallyFlippedOrientation().imageOrientation == orientation)
    }

    @Test("a file's picture that is flipped is not written as the file was")
    func flippedFile() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2))
        let drawn = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        }
        let data = try #require(drawn.pngData())
        let image = try #require(UIImage(data: data))
        #expect(image.pngData() == data)
        #expect(image.withHorizontallyFlippedOrientation().pngData() != data)
    }

    @Test("keep the mode, the caps and the pictures by turns that were set")
    func parts() throws {
        let image = UIImage(cgImage: try Self.picture(9, 9))
        #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
        let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let stretched = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
        #expect(stretched.capInsets == caps && stretched.resizingMode == .stretch)
        #expect(image.stretchableImage(withLeftCapWidth: 4, topCapHeight: 4).capInsets.right == 4)
        let moving = try #require(UIImage.animatedImage(with: [image, stretched], duration: 2))
        #expect(moving.images?.count == 2 && moving.duration == 2)
        #expect(image.withBaselineOffset(fromBottom: 2).baselineOffsetFromBottom == 2)
    }

    private class Tagged: UIImage, @unchecked Sendable {
        var name = ""
    }

    @Test("a subclass reads files as its parent does")
    func subclass() throws {
        let data = try #require(UIImage(cgImage: try Self.picture(3, 5)).pngData())
        let image = try #require(Tagged(data: data))
        image.name = "red"
        #expect(image.size == CGSize(width: 3, height: 5))
        #expect(Tagged(data: Data()) == nil)
    }
}
