import SwiftUI

/// A receipt that is made a picture by its view hierarchy, and shared from a window above the others.
struct ReceiptLine: Identifiable {
    let id = UUID()
    var name: String
    var amount: Double
}

@MainActor
private enum ReceiptPrinter {
    /// The picture of a view, drawn as UIKit draws a hierarchy.
    static func picture<Content: View>(of content: Content, width: CGFloat) -> UIImage {
        let host = UIHostingController(rootView: content.frame(width: width))
        let size = host.sizeThatFits(in: CGSize(width: width, height: UIView.layoutFittingExpandedSize.height))
        host.view.bounds = CGRect(origin: .zero, size: size)
        host.view.backgroundColor = .white
        let window = UIWindow(frame: host.view.bounds)
        window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue - 1)
        window.rootViewController = host
        window.isHidden = false
        defer { window.isHidden = true }
        host.view.setNeedsLayout()
        host.view.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat.preferred()
        format.opaque = true
        format.scale = 2
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            if !host.view.drawHierarchy(in: host.view.bounds, afterScreenUpdates: true) {
                host.view.layer.render(in: context.cgContext)
            }
        }
    }

    static var levels: [UIWindow.Level] { [.alert, .normal, .statusBar].sorted { $0.rawValue < $1.rawValue } }
}

struct ReceiptShareScreen: View {
    @State private var lines = [
        ReceiptLine(name: "Lentils", amount: 3.2), ReceiptLine(name: "Rice", amount: 2.55),
        ReceiptLine(name: "Olives", amount: 4.25),
    ]
    @State private var picture: UIImage?
    @Environment(\.displayScale) private var displayScale

    private var total: Double { lines.map(\.amount).reduce(0, +) }

    var body: some View {
        VStack(spacing: 16) {
            ReceiptPaper(lines: lines, total: total).frame(width: 280).id("paper")
            if let picture {
                Image(uiImage: picture).resizable().scaledToFit().frame(height: 100).id("picture")
                ShareLink(
                    item: Image(uiImage: picture), preview: SharePreview("Receipt", image: Image(uiImage: picture)))
            }
            Text(ReceiptPrinter.levels.map { String(Int($0.rawValue)) }.joined(separator: " < "))
        }
        .onAppear { picture = ReceiptPrinter.picture(of: ReceiptPaper(lines: lines, total: total), width: 280) }
    }
}

private struct ReceiptPaper: View {
    let lines: [ReceiptLine]
    let total: Double

    var body: some View {
        VStack(spacing: 6) {
            ForEach(lines) { line in
                LabeledContent(line.name) { Text(line.amount, format: .number.precision(.fractionLength(2))) }
                    .frame(height: 24)
            }
            Line().stroke(style: StrokeStyle(lineWidth: 1, dash: [3, 3])).frame(height: 1)
            LabeledContent("Total") { Text(total, format: .number.precision(.fractionLength(2))).bold().id("total") }
                .frame(height: 24)
        }
        .font(.callout.monospacedDigit())
        .padding(12)
    }

    private struct Line: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            }
        }
    }
}

#Preview { ReceiptShareScreen() }
