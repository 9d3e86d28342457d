import SwiftUI

struct TruncatedText: View {
    private let long = "The quick brown fox jumps over the lazy dog and runs into the forest before anyone sees it."

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text(long).lineLimit(1)
            Text(long).lineLimit(1).truncationMode(.middle)
            Text(long).lineLimit(1).truncationMode(.head)
            Text(long).lineLimit(2)
            Text(long).lineLimit(1).minimumScaleFactor(0.5)
            Text("1,234,567.89")
                .font(.system(size: 80, weight: .bold))
                .lineLimit(1)
                .minimumScaleFactor(0.1)
                .frame(width: 200, height: 60)
                .background(Color.yellow.opacity(0.3))
            Text("Reserves three lines")
                .lineLimit(3, reservesSpace: true)
                .frame(maxWidth: .infinity)
                .background(Color.blue.opacity(0.1))
            Text("At least two").lineLimit(2...4).background(Color.green.opacity(0.1))
            Text(long).multilineTextAlignment(.center).lineSpacing(6)
            (Text("Bold start ").bold() + Text(long).italic()).lineLimit(2)
            Text(long).multilineTextAlignment(.trailing).allowsTightening(true).font(.footnote)
        }
        .padding()
    }
}
