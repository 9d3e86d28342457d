import SwiftUI

struct GuideView: View {
    private let steps: [(symbol: String, text: LocalizedStringKey)] = [
        ("sun.max.fill", "Find a place with **light**."),
        ("drop.fill", "Water when the drop is orange."),
        ("scissors", "Cut often: herbs like it."),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Growing herbs")
                .font(.title.bold())
            ForEach(steps.indices, id: \.self) { index in
                HStack(alignment: .firstTextBaseline) {
                    Image(systemName: steps[index].symbol)
                        .foregroundStyle(.green)
                        .frame(width: 32)
                    Text(steps[index].text)
                }
            }
        }
        .card()
        .padding()
    }
}

#Preview("Guide", traits: .fixedLayout(width: 360, height: 240)) {
    GuideView()
}
