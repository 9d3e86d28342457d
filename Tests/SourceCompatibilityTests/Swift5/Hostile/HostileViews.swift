import SwiftUI

/// A layout that answers and places by one number.
struct OddLayout: Layout {
    let x: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: x, height: x)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: x, y: x), anchor: UnitPoint(x: x, y: x),
                proposal: ProposedViewSize(width: x, height: x))
        }
    }
}

/// A path of every kind of step, all of one number.
struct OddShape: Shape {
    let x: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: x, y: 0))
        path.addLine(to: CGPoint(x: 10, y: x))
        path.addCurve(to: CGPoint(x: x, y: x), control1: CGPoint(x: 0, y: x), control2: CGPoint(x: x, y: 5))
        path.addArc(
            center: CGPoint(x: x, y: 3), radius: x, startAngle: .degrees(x), endAngle: .radians(-x), clockwise: true)
        path.addEllipse(in: CGRect(x: 1, y: 2, width: x, height: -x))
        path.addRoundedRect(
            in: CGRect(x: 0, y: 0, width: x, height: 10), cornerSize: CGSize(width: x, height: x))
        path.addQuadCurve(to: .zero, control: CGPoint(x: x, y: x))
        path.addRelativeArc(center: .zero, radius: x, startAngle: .zero, delta: .degrees(x))
        path.addArc(tangent1End: CGPoint(x: x, y: 1), tangent2End: CGPoint(x: 2, y: x), radius: x)
        path.closeSubpath()
        return path
    }
}

struct OddEffect: GeometryEffect {
    var x: CGFloat

    var animatableData: CGFloat {
        get { x }
        set { x = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: x, b: x, c: 1, d: x, tx: x, ty: 0))
    }
}

struct OddRenderer: TextRenderer {
    let x: CGFloat

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for run in line {
                var moved = context
                moved.translateBy(x: x, y: x)
                moved.opacity = x
                moved.draw(run)
            }
        }
    }
}

struct OddMetric: View {
    @ScaledMetric var side: CGFloat

    init(x: CGFloat) {
        _side = ScaledMetric(wrappedValue: x)
    }

    var body: some View { Color.red.frame(width: side) }
}

struct OddUIView: UIViewRepresentable {
    let x: CGFloat

    func makeUIView(context: Context) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: x, width: x, height: x))
        view.layer.cornerRadius = x
        view.layer.borderWidth = x
        view.layer.shadowRadius = x
        view.layer.shadowOpacity = Float(x)
        view.alpha = x
        view.transform = CGAffineTransform(scaleX: x, y: x)
        view.backgroundColor = .red
        let label = UILabel(frame: CGRect(x: 0, y: x, width: x, height: 3))
        label.text = "a"
        label.font = .systemFont(ofSize: x)
        view.addSubview(label)
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {}

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        CGSize(width: x, height: x)
    }
}

struct OddSum: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct OddPoints: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

struct OddRects: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

extension HorizontalAlignment {
    private enum OddID: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { .nan }
    }

    static let odd = HorizontalAlignment(OddID.self)
}
