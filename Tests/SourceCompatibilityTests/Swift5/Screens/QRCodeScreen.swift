import SwiftUI
import CoreImage
import CoreImage.CIFilterBuiltins
struct QR: View {
    let context = CIContext(); let filter = CIFilter.qrCodeGenerator(); @State var im = UIImage()
    func gen(_ s: String) -> UIImage {
        filter.message = Data(s.utf8); filter.setValue("H", forKey: "inputCorrectionLevel");
        if let o = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 10, y: 10)) {
            if let cg = context.createCGImage(o, from: o.extent) { return UIImage(cgImage: cg) }
        }; return UIImage(systemName: "xmark.circle") ?? UIImage()
    }
    func old() -> UIImage? {
        guard let f = CIFilter(name: "CIQRCodeGenerator") else { return nil };
        f.setValue("a".data(using: .ascii), forKey: "inputMessage"); guard let o = f.outputImage else { return nil };
        return UIImage(ciImage: o)
    }
    @State var current: CIFilter = CIFilter.sepiaTone(); @State var intensity = 0.5
    func apply() {
        let keys = current.inputKeys;
        if keys.contains(kCIInputIntensityKey) { current.setValue(intensity, forKey: kCIInputIntensityKey) };
        guard let begin = CIImage(image: im) else { return }; current.setValue(begin, forKey: kCIInputImageKey);
        let s = CIFilter.sepiaTone(); s.intensity = Float(intensity); s.inputImage = begin;
        let g = CIFilter.gaussianBlur(); g.radius = 3; let t = CIFilter.twirlDistortion(); t.radius = 1000;
        t.center = CGPoint(x: 1, y: 2); _ = begin.applyingGaussianBlur(sigma: 2).cropped(to: begin.extent);
        _ = begin.applyingFilter("CISepiaTone", parameters: [kCIInputIntensityKey: 1]);
        if let c = CIFilter(name: "CIColorControls", parameters: [kCIInputImageKey: begin]) { _ = c.outputImage };
        let f = CIFilter.falseColor(); f.color0 = CIColor(color: .red); f.color1 = .white;
        let arr: [CIFilter] = [.photoEffectNoir(), .crystallize(), .edges(), .vignette()]; _ = arr.map(\.name);
        setF(CIFilter.pixellate())
    }
    func setF(_ f: CIFilter) { current = f }
    var body: some View { Image(uiImage: gen("a")).interpolation(.none).resizable() }
}
extension UIImage {
    var averageColor: UIColor? {
        guard let inputImage = CIImage(image: self) else { return nil };
        let extentVector = CIVector(
            x: inputImage.extent.origin.x, y: inputImage.extent.origin.y, z: inputImage.extent.size.width,
            w: inputImage.extent.size.height);
        guard
            let filter = CIFilter(
                name: "CIAreaAverage", parameters: [kCIInputImageKey: inputImage, kCIInputExtentKey: extentVector])
        else { return nil }; guard let outputImage = filter.outputImage else { return nil };
        var bitmap = [UInt8](repeating: 0, count: 4); let context = CIContext(options: [.workingColorSpace: kCFNull!]);
        context.render(
            outputImage, toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
            format: .RGBA8, colorSpace: nil);
        return UIColor(
            red: CGFloat(bitmap[0]) / 255, green: CGFloat(bitmap[1]) / 255, blue: CGFloat(bitmap[2]) / 255,
            alpha: CGFloat(bitmap[3]) / 255)
    }
}
