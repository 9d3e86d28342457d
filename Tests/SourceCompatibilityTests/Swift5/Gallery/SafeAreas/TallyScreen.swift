import SwiftUI

/// A list below other views: its ground reaches to the lower edge of the screen alone.
struct TallyScreen: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("128").font(.system(size: 56, weight: .semibold, design: .rounded))
            Button("Count one more") {}.buttonStyle(.borderedProminent)
            List {
                Section("Birds") {
                    LabeledContent("Swift", value: "61")
                    LabeledContent("Swallow", value: "44")
                    LabeledContent("Martin", value: "23")
                }
            }
        }
    }
}
