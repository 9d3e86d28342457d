import SwiftUI

struct OrderForm: View {
    enum Size: String, CaseIterable, Identifiable {
        case small = "Small"
        case medium = "Medium"
        case large = "Large"
        var id: Self { self }
    }

    enum Topping: String, CaseIterable {
        case cheese, olives, mushrooms
    }

    @State private var quantity = 2
    @State private var weight = 10.0
    @State private var size: Size = .medium
    @State private var topping = Topping.olives
    @State private var drink: Int? = 2
    @State private var note = ""

    private let range = 1...10

    var body: some View {
        VStack(spacing: 16) {
            Stepper("Quantity: \(quantity)", value: $quantity, in: 1...10)
            Stepper(value: $weight, in: 10...50, step: 2.5) {
                Text("Weight: \(weight, specifier: "%.1f")")
            }
            Stepper {
                Text("Custom")
            } onIncrement: {
                quantity += 1
            } onDecrement: {
                quantity -= 1
            }

            Picker("Size", selection: $size) {
                ForEach(Size.allCases) { size in
                    Text(size.rawValue)
                }
            }
            .pickerStyle(.segmented)

            Picker(selection: $topping, label: Text("Topping")) {
                ForEach(Topping.allCases, id: \.self) { topping in
                    Text(topping.rawValue.capitalized).tag(topping)
                }
            }
            .pickerStyle(SegmentedPickerStyle())
            .disabled(true)

            HStack {
                Text("Drink")
                Spacer()
                Picker("Drink", selection: $drink) {
                    Text("None").tag(nil as Int?)
                    Text("Water").tag(1)
                    Text("Lemonade").tag(2)
                }
            }

            LabeledContent("Delivery", value: "30 minutes")
            LabeledContent("Total", value: 24.5, format: .number.precision(.fractionLength(2)))

            TextField("Note for the kitchen", text: $note, axis: .vertical)
                .padding(10)
                .background(Color.gray.opacity(0.15))
                .cornerRadius(10)
        }
        .padding()
    }
}
