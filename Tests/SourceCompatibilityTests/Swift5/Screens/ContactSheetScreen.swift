import ImageIO
import SwiftUI

/// Small pictures of files, made without reading the large ones whole.
enum Thumbnailer {
    static func png(of color: UIColor, size: CGSize) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    static func thumbnail(of data: Data, side: CGFloat) -> UIImage? {
        let sourceOptions = [kCGImageSourceShouldCache: false] as CFDictionary
        guard let source = CGImageSourceCreateWithData(data as CFData, sourceOptions) else { return nil }
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true,
                kCGImageSourceShouldCacheImmediately: true,
                kCGImageSourceCreateThumbnailWithTransform: true,
                kCGImageSourceThumbnailMaxPixelSize: side,
            ] as CFDictionary
        return CGImageSourceCreateThumbnailAtIndex(source, 0, options).map { UIImage(cgImage: $0) }
    }

    static func size(of data: Data) -> CGSize? {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil),
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil),
            let width = properties[kCGImagePropertyPixelWidth] as? Int,
            let height = properties[kCGImagePropertyPixelHeight] as? Int
        else { return nil }
        return CGSize(width: width, height: height)
    }
}

struct ContactSheetScreen: View {
    private let files: [(name: String, data: Data)] = [
        (
            "Field",
            Thumbnailer.png(of: UIColor(red: 0, green: 1, blue: 0, alpha: 1), size: CGSize(width: 400, height: 200))
        ),
        (
            "Tower",
            Thumbnailer.png(of: UIColor(red: 1, green: 0, blue: 0, alpha: 1), size: CGSize(width: 100, height: 400))
        ),
        ("Broken", Data("not a picture".utf8)),
    ]

    var body: some View {
        VStack(spacing: 12) {
            ForEach(files, id: \.name) { file in
                HStack(spacing: 12) {
                    if let image = Thumbnailer.thumbnail(of: file.data, side: 60) {
                        Image(uiImage: image).id("small \(file.name)")
                    } else {
                        Rectangle().fill(.gray).frame(width: 60, height: 60).id("small \(file.name)")
                    }
                    Text(file.name)
                    Spacer()
                    Text(Thumbnailer.size(of: file.data).map { "\(Int($0.width)) × \(Int($0.height))" } ?? "Unreadable")
                }
                .frame(width: 358, height: 64)
            }
        }
    }
}

#Preview { ContactSheetScreen() }
