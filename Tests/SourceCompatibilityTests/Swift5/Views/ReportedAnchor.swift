import Foundation
import SwiftUI

// The scene file reported.yaml in Fixtures/scenes/anchors says the same.

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
