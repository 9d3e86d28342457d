import Foundation
import SwiftUI

// V3: views that measure, and views that show what was measured. Written as for Apple's SwiftUI; each says what the scene file of its name in Fixtures/scenes/views says.

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
