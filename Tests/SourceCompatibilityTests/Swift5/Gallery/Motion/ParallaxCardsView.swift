import SwiftUI

struct ParallaxCardsView: View {
    private let colors: [Color] = [.red, .orange, .green, .teal, .blue, .indigo]

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Text("Places").font(.largeTitle.bold()).padding(.horizontal)
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 16) {
                    ForEach(colors.indices, id: \.self) { index in
                        RoundedRectangle(cornerRadius: 24)
                            .fill(colors[index].gradient)
                            .frame(width: 160, height: 220)
                            .overlay(Text("\(index + 1)").font(.largeTitle.bold()).foregroundStyle(.white))
                            .visualEffect { content, proxy in
                                content
                                    .scaleEffect(1 - abs(proxy.frame(in: .global).midX - 195) / 1200)
                                    .rotationEffect(.degrees((proxy.frame(in: .global).midX - 195) / 30))
                                    .opacity(1 - abs(proxy.frame(in: .global).midX - 195) / 600)
                            }
                    }
                }
                .padding(.horizontal)
                .padding(.vertical, 20)
            }
            GeometryReader { proxy in
                VStack(alignment: .leading) {
                    ForEach(0..<6) { index in
                        Text("Row \(index)")
                            .padding(8)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .background(Color.blue.opacity(0.08 + 0.05 * Double(index)))
                            .cornerRadius(8)
                            .frame(width: proxy.size.width - CGFloat(index) * 24)
                    }
                }
            }
            .padding(.horizontal)
        }
        .padding(.vertical)
    }
}
