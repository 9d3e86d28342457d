import SwiftUI

struct CounterRow: View {
    let title: String
    @Binding var count: Int

    var body: some View {
        HStack {
            Text(title)
            Spacer()
            Text("\(count)")
                .font(.title2)
                .bold()
            Image(systemName: count > 3 ? "star.fill" : "star")
                .foregroundStyle(.orange)
        }
        .padding()
        .onAppear { count += 1 }
    }
}

struct CounterBoard: View {
    @State private var apples = 2
    @State private var pears = 7

    var body: some View {
        VStack(spacing: 0) {
            CounterRow(title: "Apples", count: $apples)
            Divider()
            CounterRow(title: "Pears", count: $pears)
        }
    }
}

#Preview("Counter") {
    @Previewable @State var count = 3
    CounterRow(title: "Taps", count: $count)
}

#Preview("Focus and namespace") {
    @Previewable @State var isOn: Bool = false
    @Previewable @FocusState var isFocused: Bool
    @Previewable @Namespace var namespace
    @Previewable @Environment(\.colorScheme) var colorScheme
    let title = isOn ? "On" : "Off"
    VStack {
        Text(title)
            .focused($isFocused)
        if isOn {
            Circle().matchedGeometryEffect(id: "shape", in: namespace)
        } else {
            Rectangle().matchedGeometryEffect(id: "shape", in: namespace)
        }
        Text(colorScheme == .dark ? "Dark" : "Light")
    }
    .frame(width: 120, height: 120)
}
