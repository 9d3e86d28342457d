// The examples of the scene vocabulary, in Swift: written by a test, from the vocabulary.
// swift-format-ignore-file

import Foundation
import Tintype
import TintypeTree

extension WordTwin {
    static let twin0 =
        WordTwin("Button") {
            HStack {
                Button {} label: { Label("Keep", systemImage: "heart") }
                Button("Delete", role: .destructive) {}
            }
            .buttonStyle(.bordered)
        }

    static let twin1 =
        WordTwin("Label") {
            Label("Favourites", systemImage: "star.fill")
        }

    static let twin2 =
        WordTwin("Toggle") {
            Toggle("Wi-Fi", isOn: .constant(true))
        }

    static let twin3 =
        WordTwin("TextField") {
            VStack {
                TextField("Name", text: .constant("Ada Lovelace"))
                TextField("E-mail", text: .constant(""), prompt: Text("name@example.com"))
            }
            .textFieldStyle(.roundedBorder)
            .padding()
        }

    static let twin4 =
        WordTwin("SecureField") {
            SecureField("Password", text: .constant("secret"))
                .textFieldStyle(.roundedBorder)
                .padding()
        }

    static let twin5 =
        WordTwin("TextEditor") {
            TextEditor(text: .constant("Dear diary, nothing happened today."))
                .textEditorStyle(.roundedBorder)
                .frame(width: 240, height: 100)
        }

    static let twin6 =
        WordTwin("Picker") {
            Picker("Colour", selection: .constant("green")) {
                Text("Red").tag("red")
                Text("Green").tag("green")
            }
            .pickerStyle(.segmented)
            .padding()
        }

    static let twin7 =
        WordTwin("Slider") {
            Slider(value: .constant(21), in: 10...30) {
                EmptyView()
            } minimumValueLabel: {
                Image(systemName: "snowflake")
            } maximumValueLabel: {
                Image(systemName: "flame")
            }
            .padding()
        }

    static let twin8 =
        WordTwin("Stepper") {
            Stepper("4 guests", value: .constant(4), in: 1...4)
                .padding()
        }

    static let twin9 =
        WordTwin("ColorPicker") {
            ColorPicker("Ink", selection: .constant(.purple))
                .padding()
        }

    static let twin10 =
        WordTwin("Menu") {
            Menu("Sort by") {
                Button("Name") {}
                Button("Date") {}
            }
        }

    static let twin11 =
        WordTwin("ProgressView") {
            ProgressView(value: 3, total: 5) {
                Text("Copying…")
            } currentValueLabel: {
                Text("3 of 5 files")
            }
            .padding()
        }

    static let twin12 =
        WordTwin("Gauge") {
            Gauge(value: 21, in: 10...30) {
                Text("°C")
            } currentValueLabel: {
                Text("21")
            } minimumValueLabel: {
                Text("10")
            } maximumValueLabel: {
                Text("30")
            }
            .gaugeStyle(.accessoryCircular)
            .tint(.orange)
        }

    static let twin13 =
        WordTwin("Link") {
            Link("Read more", destination: URL(string: "https://example.com")!)
        }

    static let twin14 =
        WordTwin("ShareLink") {
            ShareLink(item: "https://example.com")
        }

    static let twin15 =
        WordTwin("HelpLink") {
            HelpLink {}
        }

    static let twin16 =
        WordTwin("EditButton") {
            EditButton()
        }

    static let twin17 =
        WordTwin("RenameButton") {
            RenameButton()
        }

    static let twin18 =
        WordTwin("ControlGroup") {
            ControlGroup {
                Button {} label: { Label("Undo", systemImage: "arrow.uturn.backward") }
                Button {} label: { Label("Redo", systemImage: "arrow.uturn.forward") }
            }
            .labelStyle(.iconOnly)
        }

    static let twin19 =
        WordTwin("GroupBox") {
            GroupBox("Weather") {
                Text("Mostly sunny")
            }
            .padding()
        }

    static let twin20 =
        WordTwin("LabeledContent") {
            LabeledContent("Version", value: "26.1")
                .padding()
        }

    static let twin21 =
        WordTwin("DisclosureGroup") {
            DisclosureGroup("Details", isExpanded: .constant(true)) {
                Text("12 photos")
                Text("3 videos")
            }
            .padding()
        }

    static let twin22 =
        WordTwin("List") {
            List {
                Text("One")
                Text("Two")
            }
        }

    static let twin23 =
        WordTwin("Form") {
            Form {
                Toggle("Wi-Fi", isOn: .constant(true))
                LabeledContent("Network", value: "Home")
            }
        }

    static let twin24 =
        WordTwin("Section") {
            List {
                Section("Fruit") {
                    Text("Apples")
                    Text("Pears")
                }
            }
        }

    static let twin25 =
        WordTwin("disabled") {
            Button("Send") {}
                .buttonStyle(.borderedProminent)
                .disabled(true)
        }

    static let twin26 =
        WordTwin("controlSize") {
            HStack {
                Button("Small") {}
                    .controlSize(.small)
                Button("Large") {}
                    .controlSize(.large)
            }
            .buttonStyle(.bordered)
        }

    static let twin27 =
        WordTwin("accentColor") {
            Button("Buy") {}
                .buttonStyle(.borderedProminent)
                .accentColor(.pink)
        }

    static let twin28 =
        WordTwin("buttonStyle") {
            HStack {
                Button("Cancel") {}
                    .buttonStyle(.bordered)
                Button("Save") {}
                    .buttonStyle(.borderedProminent)
            }
        }

    static let twin29 =
        WordTwin("buttonBorderShape") {
            Button("Follow") {}
                .buttonStyle(.borderedProminent)
                .buttonBorderShape(.roundedRectangle(radius: 6))
        }

    static let twin30 =
        WordTwin("labelStyle") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .labelStyle(.iconOnly)
        }

    static let twin31 =
        WordTwin("labelIconToTitleSpacing") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .labelIconToTitleSpacing(24)
        }

    static let twin32 =
        WordTwin("labelReservedIconWidth") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .labelReservedIconWidth(60)
        }

    static let twin33 =
        WordTwin("labelsHidden") {
            Toggle("Wi-Fi", isOn: .constant(true))
                .labelsHidden()
        }

    static let twin34 =
        WordTwin("labelsVisibility") {
            Toggle("Wi-Fi", isOn: .constant(true))
                .labelsVisibility(.hidden)
        }

    static let twin35 =
        WordTwin("toggleStyle") {
            HStack {
                Toggle("Bold", isOn: .constant(true))
                Toggle("Italic", isOn: .constant(false))
            }
            .toggleStyle(.button)
        }

    static let twin36 =
        WordTwin("textFieldStyle") {
            TextField("City", text: .constant("Lisbon"))
                .textFieldStyle(.roundedBorder)
                .padding()
        }

    static let twin37 =
        WordTwin("textEditorStyle") {
            TextEditor(text: .constant("Notes"))
                .textEditorStyle(.roundedBorder)
                .frame(width: 200, height: 80)
        }

    static let twin38 =
        WordTwin("tag") {
            Picker("Size", selection: .constant(2)) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            }
        }

    static let twin39 =
        WordTwin("pickerStyle") {
            Picker("Day", selection: .constant("Sat")) {
                ForEach(["Fri", "Sat", "Sun"], id: \.self) { Text($0) }
            }
                .pickerStyle(.wheel)
        }

    static let twin40 =
        WordTwin("defaultWheelPickerItemHeight") {
            Picker("Day", selection: .constant("Sat")) {
                ForEach(["Fri", "Sat", "Sun"], id: \.self) { Text($0) }
            }
                .pickerStyle(.wheel)
                .defaultWheelPickerItemHeight(44)
        }

    static let twin41 =
        WordTwin("horizontalRadioGroupLayout") {
            Picker("Day", selection: .constant("Sat")) {
                ForEach(["Fri", "Sat", "Sun"], id: \.self) { Text($0) }
            }
                .pickerStyle(.radioGroup)
                .horizontalRadioGroupLayout()
        }

    static let twin42 =
        WordTwin("sliderThumbVisibility") {
            Slider(value: .constant(0.6))
                .sliderThumbVisibility(.hidden)
                .padding()
        }

    static let twin43 =
        WordTwin("menuStyle") {
            Menu("More") {
                Button("Share") {}
            }
            .menuStyle(.button)
            .buttonStyle(.bordered)
        }

    static let twin44 =
        WordTwin("menuIndicator") {
            Menu("Format") {
                Button("Bold") {}
            }
            .menuIndicator(.hidden)
        }

    static let twin45 =
        WordTwin("menuOrder") {
            Menu("Format") {
                Button("Bold") {}
            }
            .menuOrder(.fixed)
        }

    static let twin46 =
        WordTwin("progressViewStyle") {
            ProgressView("Loading…")
                .progressViewStyle(.circular)
        }

    static let twin47 =
        WordTwin("gaugeStyle") {
            Gauge(value: 0.7) {
                Text("Battery")
            } currentValueLabel: {
                Text("70")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .tint(.green)
        }

    static let twin48 =
        WordTwin("controlGroupStyle") {
            ControlGroup {
                Button("Cut") {}
                Button("Copy") {}
            }
            .controlGroupStyle(.navigation)
        }

    static let twin49 =
        WordTwin("groupBoxStyle") {
            GroupBox {
                Text("Mostly sunny")
            }
            .groupBoxStyle(.automatic)
        }

    static let twin50 =
        WordTwin("labeledContentStyle") {
            LabeledContent("Storage", value: "64 GB")
                .labeledContentStyle(.automatic)
        }

    static let twin51 =
        WordTwin("disclosureGroupStyle") {
            DisclosureGroup("More") {
                Text("Hidden")
            }
            .disclosureGroupStyle(.automatic)
        }

    static let twin52 =
        WordTwin("listStyle") {
            List {
                Text("Apples")
                Text("Pears")
            }
            .listStyle(.plain)
        }

    static let twin53 =
        WordTwin("formStyle") {
            Form {
                LabeledContent("Network", value: "Home")
            }
            .formStyle(.columns)
        }

    static let twin54 =
        WordTwin("badge") {
            List {
                Text("Inbox")
                    .badge(3)
                Text("Drafts")
                    .badge("new")
            }
        }

    static let twin55 =
        WordTwin("badgeProminence") {
            List {
                Text("Inbox")
                    .badge(3)
                    .badgeProminence(.standard)
            }
        }

    static let twin56 =
        WordTwin("swipeActions") {
            List {
                Text("Lunch on Friday?")
                    .swipeActions(isOpen: true) {
                        Button(role: .destructive) {} label: { Label("Delete", systemImage: "trash") }
                        Button {} label: { Label("Flag", systemImage: "flag") }
                            .tint(.orange)
                    }
                Text("Minutes of the meeting")
            }
        }

    static let twin57 =
        WordTwin("listRowBackground") {
            List {
                Text("Apples")
                    .listRowBackground(Color.yellow)
                Text("Pears")
            }
        }

    static let twin58 =
        WordTwin("listRowInsets") {
            List {
                Text("Apples")
                    .listRowInsets(EdgeInsets(top: 4, leading: 40, bottom: 4, trailing: 16))
                Text("Pears")
            }
        }

    static let twin59 =
        WordTwin("listRowSeparator") {
            List {
                Text("Apples")
                    .listRowSeparator(.hidden)
                Text("Pears")
            }
        }

    static let twin60 =
        WordTwin("listRowSeparatorTint") {
            List {
                Text("Apples")
                    .listRowSeparatorTint(.red)
                Text("Pears")
            }
        }

    static let twin61 =
        WordTwin("listRowSpacing") {
            List {
                Text("Apples")
                Text("Pears")
            }
            .listRowSpacing(8)
        }

    static let twin62 =
        WordTwin("listItemTint") {
            List {
                Label("Wi-Fi", systemImage: "wifi")
                    .listItemTint(Color.green)
            }
        }

    static let twin63 =
        WordTwin("listSectionSeparator") {
            List {
                Section { Text("Apples") }
                    .listSectionSeparator(.hidden)
                Section { Text("Pears") }
            }
            .listStyle(.plain)
        }

    static let twin64 =
        WordTwin("listSectionSeparatorTint") {
            List {
                Section { Text("Apples") }
                    .listSectionSeparatorTint(.red)
                Section { Text("Pears") }
            }
            .listStyle(.plain)
        }

    static let twin65 =
        WordTwin("listSectionSpacing") {
            List {
                Section { Text("One") }
                Section { Text("Two") }
            }
            .listSectionSpacing(4)
        }

    static let twin66 =
        WordTwin("listSectionMargins") {
            List {
                Text("Apples")
                Text("Pears")
            }
            .listSectionMargins(.all, 8)
        }

    static let twin67 =
        WordTwin("headerProminence") {
            List {
                Section("Fruit") { Text("Apples") }
            }
            .headerProminence(.increased)
        }

    static let twin68 =
        WordTwin("alternatingRowBackgrounds") {
            List {
                Text("Apples")
                Text("Pears")
            }
            .alternatingRowBackgrounds()
        }

    static let twin69 =
        WordTwin("scrollContentBackground") {
            List {
                Text("Apples")
                Text("Pears")
            }
            .scrollContentBackground(.hidden)
            .background(.mint)
        }

    static let twin70 =
        WordTwin("contentMargins") {
            ScrollView {
                Text("Far from the edges")
            }
            .contentMargins(40)
        }

    static let twin71 =
        WordTwin("onDelete") {
            List {
                ForEach(["Apples", "Pears"], id: \.self) { Text($0) }
                    .onDelete { _ in }
            }
            .environment(\.editMode, .constant(.active))
        }

    static let twin72 =
        WordTwin("onMove") {
            List {
                ForEach(["Apples", "Pears"], id: \.self) { Text($0) }
                    .onMove { _, _ in }
            }
            .environment(\.editMode, .constant(.active))
        }

    static let twin73 =
        WordTwin("deleteDisabled") {
            List {
                Text("Apples")
                    .deleteDisabled(true)
                Text("Pears")
            }
        }

    static let twin74 =
        WordTwin("moveDisabled") {
            List {
                Text("Apples")
                    .moveDisabled(true)
                Text("Pears")
            }
        }

    static let twin75 =
        WordTwin("onAppear") {
            Text("Hello")
                .onAppear {}
        }

    static let twin76 =
        WordTwin("onDisappear") {
            Text("Hello")
                .onDisappear {}
        }

    static let twin77 =
        WordTwin("task") {
            Text("Hello")
                .task {}
        }

    static let twin78 =
        WordTwin("onChange") {
            Text("Hello")
                .onChange(of: 1) {}
        }

    static let twin79 =
        WordTwin("onTapGesture") {
            Text("Hello")
                .onTapGesture {}
        }

    static let twin80 =
        WordTwin("onSubmit") {
            TextField("City", text: .constant("Lisbon")).onSubmit {}
        }

    static let all: [WordTwin] = [
        twin0,
        twin1,
        twin2,
        twin3,
        twin4,
        twin5,
        twin6,
        twin7,
        twin8,
        twin9,
        twin10,
        twin11,
        twin12,
        twin13,
        twin14,
        twin15,
        twin16,
        twin17,
        twin18,
        twin19,
        twin20,
        twin21,
        twin22,
        twin23,
        twin24,
        twin25,
        twin26,
        twin27,
        twin28,
        twin29,
        twin30,
        twin31,
        twin32,
        twin33,
        twin34,
        twin35,
        twin36,
        twin37,
        twin38,
        twin39,
        twin40,
        twin41,
        twin42,
        twin43,
        twin44,
        twin45,
        twin46,
        twin47,
        twin48,
        twin49,
        twin50,
        twin51,
        twin52,
        twin53,
        twin54,
        twin55,
        twin56,
        twin57,
        twin58,
        twin59,
        twin60,
        twin61,
        twin62,
        twin63,
        twin64,
        twin65,
        twin66,
        twin67,
        twin68,
        twin69,
        twin70,
        twin71,
        twin72,
        twin73,
        twin74,
        twin75,
        twin76,
        twin77,
        twin78,
        twin79,
        twin80,
    ]
}

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

private struct BoundsKey: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

private struct ReportedWidth: View {
    @State private var width: CGFloat = 0

    var body: some View {
        VStack {
            Text("Wide")
                .preference(key: WidthKey.self, value: 120)
            Text("\(Int(width)) points")
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
    }
}

private struct MeasuredColor: View {
    @State private var width: CGFloat = 0

    var body: some View {
        VStack {
            Color.teal
                .frame(width: 120, height: 40)
                .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
            Text("\(Int(width)) points")
        }
    }
}

private struct ChosenTab: View {
    @Namespace private var ns

    var body: some View {
        HStack {
            Text("Chosen")
                .padding(8)
                .matchedGeometryEffect(id: "tab", in: ns)
            Text("Other")
        }
        .background {
            Capsule()
                .fill(.yellow)
                .matchedGeometryEffect(id: "tab", in: ns, isSource: false)
        }
    }
}
