import SwiftUI
import Testing
import TintypeGraphics
import UIKit

@Suite("Companions of UIKit")
@MainActor
struct UIKitTests {
    @Test("system colours follow the scheme")
    func systemColors() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        let color = Color(.systemGray6)
        #expect(color.resolved(in: EnvironmentValues()) == ResolvedColor(bytes: 242, 242, 247))
        #expect(color.resolved(in: dark) == ResolvedColor(bytes: 28, 28, 30))
        #expect(Color(uiColor: .systemBackground).resolved(in: dark) == .black)
        #expect(Color(.systemGray6) == Color(uiColor: .systemGray6))
    }

    @Test("a colour's provider is asked for both schemes")
    func provider() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(white: 0.25, alpha: 1) }
        var white: CGFloat = 0
        color.getWhite(&white, alpha: nil)
        #expect(white == 0.25)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor == .white)
    }

    @Test("components go in and out")
    func components() {
        var (hue, saturation, brightness, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
        UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.3)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(hue - 0.6) < 1e-9 && abs(saturation - 0.5) < 1e-9)
        #expect(abs(brightness - 0.8) < 1e-9 && abs(alpha - 0.3) < 1e-9)
        #expect(UIColor.red.withAlphaComponent(0.5).cgColor.components == [1, 0, 0, 0.5])
    }

    @Test("only the corners that are asked for are round")
    func corners() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let path = Path(
            UIBezierPath(
                roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
                cornerRadii: CGSize(width: 8, height: 8)
            ).cgPath)
        let bounds = path.boundingRect
        #expect(abs(bounds.minX) + abs(bounds.minY) + abs(bounds.maxX - 40) + abs(bounds.maxY - 20) < 1e-9)
        let ends = path.elements.compactMap { element -> CGPoint? in
            if case .line(let point) = element { point } else { nil }
        }
        let sharp = rect.corners.filter { corner in ends.contains { abs($0.x - corner.x) + abs($0.y - corner.y) < 1e-9 }
        }
        #expect(sharp == [CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 20)])
    }

    @Test("a view of UIKit is drawn, an empty one is empty, and one that is another app's says its name")
    func representables() throws {
        #expect(try LaidOutView(Caption(text: "hello")).texts == ["hello"])
        #expect(try LaidOutView(MapPlace()).texts == [])
        #expect(try LaidOutView(Sheet()).texts == ["UIActivityViewController"])
    }

    @Test("colours are written as literals")
    func literals() {
        #expect(
            UIColor(Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)))
                == UIColor(Color(red: 1, green: 0, blue: 0)))
    }

    @Test("a view of UIKit and its coordinator are made once, and updated in each round")
    func representable() throws {
        let log = Log()
        #expect(try LaidOutView(HoldsLabel(log: log)).texts == ["2"])
        #expect(log.lines == ["coordinator", "made", "updated 1", "updated 2"])
    }
}

private struct Caption: UIViewRepresentable {
    let text: String

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
}

private final class MapView: UIView {}

private struct MapPlace: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> MapView { MapView(frame: .zero) }
    func updateUIView(_ uiView: MapView, context: Context) { context.coordinator.updates += 1 }

    final class Coordinator {
        var updates = 0
    }
}

private struct Sheet: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    }

    func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

private struct HoldsLabel: View {
    let log: Log
    @State private var number = 1

    var body: some View { Label(log: log, number: number).onAppear { number = 2 } }

    struct Label: UIViewRepresentable {
        let log: Log
        let number: Int

        func makeCoordinator() -> Log {
            log.lines.append("coordinator")
            return log
        }

        func makeUIView(context: Context) -> UILabel {
            log.lines.append("made")
            return UILabel()
        }

        func updateUIView(_ view: UILabel, context: Context) {
            context.coordinator.lines.append("updated \(number)")
            view.text = "\(number)"
        }
    }
}

private final class Log {
    var lines: [String] = []
}
