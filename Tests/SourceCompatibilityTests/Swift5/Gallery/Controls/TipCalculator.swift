import SwiftUI

struct TipCalculator: View {
    @State private var amount = 84.5
    @State private var people = 3
    @State private var tipPercentage = 20
    @State private var accent = Color.green

    let tips = [10, 15, 20, 25, 0]

    private var total: Double {
        amount * (1 + Double(tipPercentage) / 100) / Double(people)
    }

    var body: some View {
        VStack(spacing: 18) {
            GroupBox("Bill") {
                HStack {
                    Text("Amount")
                    TextField("Amount", value: $amount, format: .number)
                        .multilineTextAlignment(.trailing)
                }
                Stepper("\(people) people", value: $people, in: 1...20)
            }
            GroupBox(label: Text("Tip")) {
                Picker("Tip percentage", selection: $tipPercentage) {
                    ForEach(tips, id: \.self) {
                        Text("\($0) %")
                    }
                }
                .pickerStyle(.segmented)
                ColorPicker("Accent", selection: $accent)
            }
            GroupBox {
                LabeledContent("Per person") {
                    Text("\(total, specifier: "%.2f")")
                        .font(.title2.bold())
                        .foregroundStyle(accent)
                }
            }
            Spacer()
        }
        .padding()
    }
}
