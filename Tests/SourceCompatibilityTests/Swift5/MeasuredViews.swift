import Foundation
import SwiftUI

// V3: views that measure, and views that show what was measured.

struct HalvedView: View {
    var body: some View {
        GeometryReader { proxy in
            HStack(spacing: 0) {
                Color.red.frame(width: proxy.size.width / 2)
                Color.blue.frame(width: proxy.size.width / 2)
            }
        }
        .frame(width: 120, height: 30)
    }
}

struct RowHeightKey: PreferenceKey {
    static var defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct MeasuredRow: View {
    @State private var height: CGFloat = 0
    @State private var width: CGFloat = 0

    var body: some View {
        VStack(spacing: 8) {
            HStack {
                ForEach([20, 44, 30], id: \.self) { height in
                    Color.gray
                        .frame(width: 30, height: CGFloat(height))
                        .background(
                            GeometryReader { proxy in
                                Color.clear.preference(key: RowHeightKey.self, value: proxy.size.height)
                            }
                        )
                }
            }
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
            Text("The row above is \(Int(height)) points tall")
            Text("and \(Int(width)) points wide")
        }
        .onPreferenceChange(RowHeightKey.self) { height = $0 }
    }
}
