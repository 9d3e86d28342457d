import SwiftUI

struct OnboardingView: View {
    @State private var page = 1

    private let pages: [(symbol: String, title: String, color: Color)] = [
        ("sun.max", "Welcome", .orange), ("cloud.rain", "Forecasts", .blue), ("bell", "Alerts", .purple),
    ]

    var body: some View {
        TabView(selection: $page) {
            ForEach(0..<pages.count, id: \.self) { index in
                VStack(spacing: 24) {
                    Image(systemName: pages[index].symbol)
                        .font(.system(size: 80))
                    Text(pages[index].title)
                        .font(.largeTitle.bold())
                    Text("Swipe to continue")
                }
                .foregroundColor(.white)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(pages[index].color)
                .tag(index)
            }
        }
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
        .ignoresSafeArea()
    }
}
