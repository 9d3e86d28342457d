import Foundation
import Tintype

// The scenarios on geometry that views tell each other, as SwiftUI views. Each says what the scene file of the same name in
// Fixtures/scenes says.

private struct BadgeAccentKey: EnvironmentKey {
    static var defaultValue: Color { .red }
}

extension EnvironmentValues {
    var badgeAccent: Color {
        get { self[BadgeAccentKey.self] }
        set { self[BadgeAccentKey.self] = newValue }
    }
}

/// B7: a count on an accent colour; nothing at 0, a circle of one digit, a capsule of more.
struct CountBadge: View {
    @Environment(\.badgeAccent) private var accent
    var count: Int

    var body: some View {
        if count > 0 {
            Text(count > 999 ? "999+" : "\(count)")
                .font(.system(size: 12, weight: .semibold))
                .foregroundStyle(.white)
                .padding(.horizontal, 6)
                .frame(minWidth: 20, minHeight: 20)
                .background(accent, in: Capsule())
                .fixedSize()
                .id("badge-\(count)")
                .offset(x: 10, y: -10)
        }
    }
}

struct CountedIcon: View {
    var symbol: String
    var color: Color
    var count: Int

    var body: some View {
        Image(systemName: symbol)
            .foregroundStyle(.white)
            .frame(width: 36, height: 36)
            .background(color, in: RoundedRectangle(cornerRadius: 8))
            .overlay(alignment: .topTrailing) { CountBadge(count: count) }
            .id("icon-\(count)")
    }
}

/// B7: a bar of icons in a card on a plain fill.
struct BadgeStyles: View {
    var body: some View {
        HStack(spacing: 20) {
            CountedIcon(symbol: "globe", color: .blue, count: 0)
            CountedIcon(symbol: "phone", color: .green, count: 3)
            CountedIcon(symbol: "message", color: .orange, count: 10)
            CountedIcon(symbol: "envelope", color: .purple, count: 100)
            CountedIcon(symbol: "bell", color: .teal, count: 1200)
        }
        .environment(\.badgeAccent, .pink)
        .padding(20)
        .background(.white, in: RoundedRectangle(cornerRadius: 12))
        .shadow(color: .black.opacity(0.15), radius: 6, y: 2)
        .id("card")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(red: 0.9, green: 0.92, blue: 0.96))
    }
}

/// A3: the anchor feeds a state, and a text says where it is in the root's space, which the reader fills.
struct ReportedAnchor: View {
    @State private var target: Anchor<CGRect>?

    var body: some View {
        GeometryReader { proxy in
            VStack {
                Image(systemName: "globe")
                Text("Hello, world!").id("text").anchorPreference(key: TargetKey.self, value: .bounds) { $0 }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .bottom) {
                if let target {
                    let rect = proxy[target]
                    Text(
                        "\(Int(rect.minX.rounded())), \(Int(rect.minY.rounded())) to "
                            + "\(Int(rect.maxX.rounded())), \(Int(rect.maxY.rounded()))"
                    )
                    .font(.system(size: 10))
                    .id("dump")
                    .padding(.bottom, 12)
                }
            }
            .onPreferenceChange(TargetKey.self) { target = $0 }
        }
    }
}

struct PointPayload: Identifiable {
    var id: String
    var at: Anchor<CGPoint>
}

struct PointsKey: PreferenceKey {
    static var defaultValue: [PointPayload] { [] }

    static func reduce(value: inout [PointPayload], nextValue: () -> [PointPayload]) {
        value.append(contentsOf: nextValue())
    }
}

extension View {
    fileprivate func marked(_ id: String, at point: Anchor<CGPoint>.Source) -> some View {
        anchorPreference(key: PointsKey.self, value: point) { [PointPayload(id: id, at: $0)] }
    }
}

/// A5: points of views that are moved, turned, shrunk, scrolled and clipped, each with a dot on it.
struct MarkedPoints: View {
    var body: some View {
        HStack(spacing: 10) {
            Color.blue.frame(width: 30, height: 20).marked("moved", at: .topLeading).offset(x: 4, y: -6)
            Color.green.frame(width: 30, height: 20).marked("turned", at: .topTrailing).rotationEffect(.degrees(30))
            Color.orange.frame(width: 30, height: 20).marked("shrunk", at: .bottom).scaleEffect(0.5)
            ScrollView {
                VStack(spacing: 0) {
                    Color.purple.frame(width: 30, height: 20)
                    Color.mint.frame(width: 30, height: 20).marked("scrolled", at: .center)
                }
            }
            .frame(width: 30, height: 30)
            Color.teal.frame(width: 30, height: 20)
                .marked("clipped", at: .unitPoint(UnitPoint(x: 0.25, y: 0.75))).clipped()
        }
        .overlayPreferenceValue(PointsKey.self) { points in
            GeometryReader { proxy in
                ForEach(points) { point in
                    Circle().fill(.red).frame(width: 6, height: 6).id("dot-\(point.id)").position(proxy[point.at])
                }
            }
        }
    }
}

/// V3: a reader that splits its width in two.
struct SplitWidth: View {
    var body: some View {
        GeometryReader { proxy in
            HStack(spacing: 0) {
                Color.blue.frame(width: proxy.size.width / 2).id("left")
                Color.orange.frame(width: proxy.size.width / 2).id("right")
            }
        }
        .padding(20)
    }
}

private struct HeightKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

/// V3: the greatest height of a row's views feeds a state, which feeds a text.
struct MeasuredRow: View {
    @State private var height: CGFloat = 0

    var body: some View {
        VStack(spacing: 12) {
            HStack(spacing: 8) {
                bar(.blue, height: 20)
                bar(.green, height: 44)
                bar(.orange, height: 32)
            }
            .id("row")
            .onPreferenceChange(HeightKey.self) { height = $0 }
            Text("The row above is \(Int(height)) points tall").font(.system(size: 13)).id("caption")
        }
    }

    private func bar(_ color: Color, height: CGFloat) -> some View {
        color.frame(width: 24, height: height)
            .overlay { GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) } }
    }
}

/// V3: a view's width feeds a state, which feeds a text.
struct ReportedWidth: View {
    @State private var width: CGFloat = 0

    var body: some View {
        VStack(spacing: 12) {
            Color.blue.frame(height: 30).id("bar")
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    width = $0
                }
            Text("\(Int(width)) points wide").font(.system(size: 13)).id("caption")
        }
        .padding(20)
    }
}

struct MarksKey: PreferenceKey {
    static var defaultValue: Anchor<[CGPoint]>? { nil }

    static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
        value = value ?? nextValue()
    }
}

/// A5: several anchors of one view, which is turned.
struct MarkedCorners: View {
    var body: some View {
        Color.blue
            .id("marked")
            .frame(width: 60, height: 40)
            .anchorPreference(
                key: MarksKey.self,
                value: .init([.topLeading, .topTrailing, .bottomTrailing, .bottomLeading])
            ) { $0 }
            .rotationEffect(.degrees(20))
            .padding(30)
            .overlayPreferenceValue(MarksKey.self) { marks in
                GeometryReader { proxy in
                    if let marks {
                        ForEach(Array(proxy[marks].enumerated()), id: \.offset) { mark in
                            Circle().fill(.red).frame(width: 6, height: 6).position(mark.element)
                        }
                    }
                }
            }
    }
}
