import CoreImage
import CoreImage.CIFilterBuiltins
import SwiftUI

/// A darkroom: a picture made by hand, a chain of filters over it, and the average of what comes out.
enum DarkroomLook: String, CaseIterable, Identifiable {
    case none, invert, mono, sepia, blur
    var id: Self { self }

    func apply(to image: CIImage) -> CIImage? {
        switch self {
        case .none: return image
        case .invert:
            let filter = CIFilter.colorInvert()
            filter.inputImage = image
            return filter.outputImage
        case .mono:
            return image.applyingFilter("CIPhotoEffectMono")
        case .sepia:
            let filter = CIFilter.sepiaTone()
            filter.inputImage = image
            filter.intensity = 1
            return filter.outputImage?.cropped(to: image.extent)
        case .blur:
            return image.clampedToExtent().applyingGaussianBlur(sigma: 4).cropped(to: image.extent)
        }
    }
}

@MainActor
private struct Darkroom {
    private let context = CIContext(options: [.useSoftwareRenderer: true])

    /// A plain negative, 40 pixels wide.
    var negative: CIImage {
        CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(to: CGRect(x: 0, y: 0, width: 40, height: 30))
    }

    func print(_ look: DarkroomLook) -> UIImage? {
        guard let output = look.apply(to: negative),
            let picture = context.createCGImage(output, from: output.extent)
        else { return nil }
        return UIImage(cgImage: picture, scale: 1, orientation: .up)
    }

    func code(_ text: String) -> UIImage? {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(text.utf8)
        filter.correctionLevel = "M"
        guard let output = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 4, y: 4)),
            let picture = context.createCGImage(output, from: output.extent)
        else { return nil }
        return UIImage(cgImage: picture)
    }
}

struct DarkroomScreen: View {
    private let darkroom = Darkroom()
    @State private var selected = DarkroomLook.invert

    var body: some View {
        VStack(spacing: 12) {
            Picker("Look", selection: $selected) {
                ForEach(DarkroomLook.allCases) { Text($0.rawValue) }
            }
            .pickerStyle(.segmented)
            HStack {
                ForEach(DarkroomLook.allCases) { look in
                    VStack {
                        if let print = darkroom.print(look) {
                            Image(uiImage: print).id("print \(look.rawValue)")
                        } else {
                            Text("failed")
                        }
                        Text(look.rawValue).font(.caption2).bold(look == selected)
                    }
                }
            }
            if let code = darkroom.code("tintype") {
                Image(uiImage: code).interpolation(.none).resizable().scaledToFit().frame(width: 120).id("code")
            }
        }
        .padding()
    }
}

#Preview { DarkroomScreen() }
