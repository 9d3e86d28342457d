import SwiftUI

struct TipPopover: View {
    var body: some View {
        VStack {
            Button("What is this?") {}
                .popover(isPresented: .constant(true)) {
                    Text("Drag a colour here to mix it with the others.")
                        .font(.subheadline)
                        .padding()
                        .frame(width: 220)
                        .presentationCompactAdaptation(.popover)
                }
            Spacer()
        }
        .padding(.top, 40)
    }
}
