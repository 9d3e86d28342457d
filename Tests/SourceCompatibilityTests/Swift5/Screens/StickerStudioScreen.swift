import CoreGraphics
import SwiftUI
import UIKit

/// A studio for stickers: outlines put together with CoreGraphics, drawn into pictures, and their colours read back.
struct StickerStudioScreen: View {
    private let stickers = Sticker.all

    var body: some View {
        VStack(spacing: 16) {
            Text("Sticker Studio").font(.title.bold())
            HStack(spacing: 20) {
                ForEach(stickers) { sticker in
                    VStack(spacing: 8) {
                        Image(uiImage: sticker.picture)
                            .resizable()
                            .frame(width: 96, height: 96)
                            .id(sticker.name + " picture")
                        Text(sticker.name)
                        Text(sticker.summary).font(.caption).foregroundStyle(.secondary)
                    }
                }
            }
            Spacer()
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(white: 0.95))
    }
}

struct Sticker: Identifiable {
    let name: String
    let outline: CGPath
    let colour: CGColor

    var id: String { name }

    static var all: [Sticker] {
        let disc = CGPath(ellipseIn: CGRect(x: 8, y: 8, width: 80, height: 80), transform: nil)
        let hole = CGPath(ellipseIn: CGRect(x: 32, y: 32, width: 32, height: 32), transform: nil)
        let flag = CGMutablePath()
        flag.addLines(between: [CGPoint(x: 16, y: 16), CGPoint(x: 80, y: 16), CGPoint(x: 80, y: 80)])
        flag.addLine(to: CGPoint(x: 16, y: 80))
        flag.closeSubpath()
        let teal = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0, 0.5, 0.5, 1])
        return [
            Sticker(name: "Ring", outline: disc.subtracting(hole), colour: UIColor.systemOrange.cgColor),
            Sticker(name: "Flag", outline: flag, colour: teal ?? .black),
        ]
    }

    /// The picture, drawn pixel by pixel on a canvas of CoreGraphics.
    var picture: UIImage {
        guard
            let context = CGContext(
                data: nil, width: 192, height: 192, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue).rawValue)
        else { return UIImage() }
        context.interpolationQuality = .high
        context.setShouldAntialias(true)
        context.scaleBy(x: 2, y: 2)
        context.setFillColor(colour)
        context.addPath(outline)
        context.fillPath(using: .evenOdd)
        guard let image = context.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: 2, orientation: .up)
    }

    /// The steps of the outline, and whether its middle is painted.
    var summary: String {
        var count = 0
        outline.applyWithBlock { element in
            if element.pointee.type == .moveToPoint { count += 1 }
        }
        return "\(count) outlines, \(isHollow ? "hollow" : "full")"
    }

    private var isHollow: Bool {
        guard let image = picture.cgImage, let data = image.dataProvider?.data else { return true }
        let pixels: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
        let middle = image.height / 2 * image.bytesPerRow + image.width / 2 * 4
        return pixels[middle + 3] == 0
    }
}

struct StickerStudioScreen_Previews: PreviewProvider {
    static var previews: some View {
        StickerStudioScreen().previewDisplayName("Stickers")
    }
}
