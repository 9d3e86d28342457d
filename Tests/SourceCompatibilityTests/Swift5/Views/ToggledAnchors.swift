import SwiftUI

// A4 and V6: a Toggle chooses which of two overlays is seen.

/// The ellipse of A4 with the switch that chooses its anchors.
struct ToggledEllipse: View {
    @State private var showsOwn: Bool

    init(showsOwn: Bool) {
        _showsOwn = State(initialValue: showsOwn)
    }

    var body: some View {
        VStack(spacing: 30) {
            OwnAnchoredEllipse(showsOwn: showsOwn)
            Toggle("Own anchors", isOn: $showsOwn)
                .frame(width: 200)
                .id("toggle")
        }
    }
}
