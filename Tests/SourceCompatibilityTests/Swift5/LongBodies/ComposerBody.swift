import SwiftUI

/// A form whose rows bind, format, validate and tint by conditions, in one body.
struct ComposerBody: View {
    @State private var name = ""
    @State private var amount = 40.0
    @State private var people = 2
    @State private var tip = 0.15
    @State private var isRound = true
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var notes = [String: String]()
    @FocusState private var focus: Int?

    private var perPerson: Double { (amount + amount * tip) / Double(max(people, 1)) }

    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("Bill").bold() + Text(name.isEmpty ? "" : " for \(name)")) {
                    TextField("Name", text: Binding(get: { name }, set: { name = String($0.prefix(20)) }))
                        .focused($focus, equals: 1)
                        .foregroundColor(name.count > 15 ? .red : name.count > 10 ? .orange : nil)
                    HStack {
                        Text("Amount")
                        Slider(value: $amount, in: 0...500, step: isRound ? 5 : 0.5)
                            .tint(amount > 250 ? .red : amount > 100 ? .orange : .green)
                        Text("\(amount, specifier: isRound ? "%.0f" : "%.2f")").frame(width: 60 + (isRound ? 0 : 12))
                    }
                    Stepper(value: $people, in: 1...20) {
                        Text("\(people) ") + Text(people == 1 ? "person" : "people").foregroundColor(.secondary)
                            + Text(people > 8 ? " (a party)" : "").italic()
                    }
                    Picker("Tip", selection: $tip) {
                        ForEach([0, 0.1, 0.15, 0.2], id: \.self) { Text("\(Int($0 * 100)) %").tag($0) }
                    }
                    .pickerStyle(.segmented)
                    .padding(.vertical, people > 4 ? 8 : 4)
                    Toggle(isOn: $isRound.animation(.easeOut(duration: 0.2 + 0.1 * Double(people)))) {
                        Label(isRound ? "Round up" : "Exact", systemImage: isRound ? "arrow.up.circle" : "equal.circle")
                    }
                    DatePicker(
                        "Date", selection: $date, in: ...Date(timeIntervalSince1970: 60 * 60 * 24 * 365 * 100),
                        displayedComponents: isRound ? [.date] : [.date, .hourAndMinute])
                }
                Section {
                    ForEach(0..<people, id: \.self) { index in
                        HStack(spacing: 8) {
                            Circle()
                                .fill(Color(hue: Double(index) / Double(people), saturation: 0.6, brightness: 0.9))
                                .frame(width: 28, height: 28)
                                .overlay(Text("\(index + 1)").font(.caption.bold()).foregroundColor(.white))
                            TextField(
                                "Note", text: Binding(get: { notes["\(index)"] ?? "" }, set: { notes["\(index)"] = $0 })
                            )
                            Spacer()
                            Text("\(isRound ? (perPerson / 0.5).rounded(.up) * 0.5 : perPerson, specifier: "%.2f")")
                                .monospacedDigit()
                                .foregroundStyle(index == people - 1 && !isRound ? .secondary : .primary)
                        }
                        .listRowBackground(index % 2 == 0 ? Color.gray.opacity(0.08) : Color.clear)
                        .listRowInsets(
                            EdgeInsets(top: 4, leading: 16 + CGFloat(index % 2) * 4, bottom: 4, trailing: 16))
                    }
                } footer: {
                    Text(
                        "Together \(perPerson * Double(people) + (isRound ? 0.5 * Double(people) : 0), specifier: "%.1f"), "
                    )
                        + Text("of which \(amount * tip / (amount + amount * tip) * 100, specifier: "%.0f") % tip")
                        .bold()
                }
            }
            .navigationTitle(name.isEmpty ? "New bill" : name)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button(focus == nil ? "Save" : "Done") { focus = nil }.disabled(
                        name.isEmpty || amount <= 0 || people < 1)
                }
            }
        }
    }
}
