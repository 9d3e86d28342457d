import SwiftUI

/// A carousel that scrolls through a safe-area padding, and a panel whose ground reaches the lower edge.
struct PassesScreen: View {
    private let colors: [Color] = [.indigo, .teal, .orange, .pink, .mint]

    var body: some View {
        VStack(spacing: 0) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 16) {
                    ForEach(colors.indices, id: \.self) { index in
                        RoundedRectangle(cornerRadius: 20)
                            .fill(colors[index].gradient)
                            .overlay(alignment: .topLeading) {
                                Text("Pass \(index + 1)").font(.headline).foregroundStyle(.white).padding()
                            }
                            .frame(width: 220, height: 140)
                    }
                }
            }
            .safeAreaPadding(.horizontal, 48)
            .frame(maxHeight: .infinity)
            VStack(alignment: .leading, spacing: 8) {
                Text("Boarding 10:35").font(.title2.bold())
                Text("Gate 14, seat 22 F").foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(24)
            .background { Color(red: 0.94, green: 0.95, blue: 0.98).ignoresSafeArea() }
        }
    }
}
