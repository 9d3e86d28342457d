import SwiftUI
import Tides

public struct TideView: View {
    private let tide: Tide

    public init(tide: Tide) {
        self.tide = tide
    }

    public var body: some View {
        VStack {
            Text(Self.name)
            Text(tide.metres, format: .number.precision(.fractionLength(1)))
        }
    }

    static var name: String {
        guard let url = Bundle.module.url(forResource: "harbor", withExtension: "txt"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else { return "no harbour" }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

#Preview("High", traits: .sizeThatFitsLayout) { TideView(tide: .high).padding() }
