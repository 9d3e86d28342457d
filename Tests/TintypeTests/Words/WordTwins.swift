// The examples of the scene vocabulary, in Swift: written by a test, from the vocabulary.
// swift-format-ignore-file

import Foundation
import Tintype
import TintypeTree

extension WordTwin {
    static let twin0 =
        WordTwin("Divider") {
            VStack {
                Text("Above")
                Divider()
                Text("Below")
            }
        }

    static let twin1 =
        WordTwin("EmptyView") {
            VStack {
                Text("Above")
                EmptyView()
                Text("Below")
            }
        }

    static let twin2 =
        WordTwin("ForEach") {
            VStack {
                ForEach(["Berlin", "Vienna"], id: \.self) { city in
                    Text(city)
                }
            }
        }

    static let twin3 =
        WordTwin("GeometryReader") {
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width)) points wide")
            }
        }

    static let twin4 =
        WordTwin("Grid") {
            Grid(horizontalSpacing: 16) {
                GridRow {
                    Text("Berlin")
                    Text("3.9 million")
                }
                GridRow {
                    Text("Copenhagen")
                    Text("0.7 million")
                }
            }
        }

    static let twin5 =
        WordTwin("GridRow") {
            Grid {
                GridRow(alignment: .bottom) {
                    Text("21").font(.largeTitle)
                    Text("degrees")
                }
            }
        }

    static let twin6 =
        WordTwin("Group") {
            VStack {
                Group {
                    Text("One")
                    Text("Two")
                }
                .padding(8)
                .background(.yellow)
            }
        }

    static let twin7 =
        WordTwin("HStack") {
            HStack(alignment: .top, spacing: 12) {
                Circle().fill(.orange).frame(width: 40, height: 40)
                Text("Ada Lovelace")
            }
        }

    static let twin8 =
        WordTwin("LazyHGrid") {
            LazyHGrid(rows: [GridItem(.fixed(44)), GridItem(.fixed(44))], spacing: 12) {
                ForEach(0..<6) { _ in
                    Circle().fill(.pink).frame(width: 44)
                }
            }
        }

    static let twin9 =
        WordTwin("LazyHStack") {
            LazyHStack(spacing: 8) {
                ForEach(0..<4) { _ in
                    Circle().fill(.teal).frame(width: 40, height: 40)
                }
            }
        }

    static let twin10 =
        WordTwin("LazyVGrid") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: 12) {
                ForEach(0..<6) { _ in
                    Circle().fill(.pink).frame(height: 44)
                }
            }
        }

    static let twin11 =
        WordTwin("LazyVStack") {
            LazyVStack(alignment: .leading, spacing: 8) {
                ForEach(0..<3) { item in
                    Text("Row \(item)")
                }
            }
        }

    static let twin12 =
        WordTwin("ScrollView") {
            ScrollView {
                ForEach(1...40, id: \.self) { item in
                    Text("Row \(item)")
                }
            }
        }

    static let twin13 =
        WordTwin("Spacer") {
            HStack {
                Text("Left")
                Spacer()
                Text("Right")
            }
        }

    static let twin14 =
        WordTwin("ViewThatFits") {
            ViewThatFits(in: .horizontal) {
                Text("Departure from the main station")
                Text("Main station")
            }
            .frame(width: 160)
        }

    static let twin15 =
        WordTwin("VStack") {
            VStack(alignment: .leading, spacing: 4) {
                Text("Ada Lovelace")
                Text("Mathematician").foregroundStyle(.secondary)
            }
        }

    static let twin16 =
        WordTwin("ZStack") {
            ZStack(alignment: .bottomTrailing) {
                RoundedRectangle(cornerRadius: 16).fill(.indigo).frame(width: 120, height: 80)
                Text("4:33").padding(8).foregroundStyle(.white)
            }
        }

    static let twin17 =
        WordTwin("AngularGradient") {
            AngularGradient(
                colors: [.red, .yellow, .green, .blue, .red], center: .center, angle: .degrees(-90))
                .frame(width: 160, height: 90)
        }

    static let twin18 =
        WordTwin("Color") {
            Color.teal
                .frame(width: 160, height: 90)
        }

    static let twin19 =
        WordTwin("EllipticalGradient") {
            EllipticalGradient(stops: [.init(color: .white, location: 0.2), .init(color: .blue, location: 1)])
                .frame(width: 160, height: 90)
        }

    static let twin20 =
        WordTwin("GlassEffectContainer") {
            GlassEffectContainer {
                HStack {
                    Image(systemName: "play.fill").padding(14).glassEffect(in: Circle())
                    Image(systemName: "forward.fill").padding(14).glassEffect(in: Circle())
                }
            }
            .padding(12)
        }

    static let twin21 =
        WordTwin("LinearGradient") {
            LinearGradient(colors: [.purple, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
                .frame(width: 160, height: 90)
        }

    static let twin22 =
        WordTwin("MeshGradient") {
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                colors: [.teal, .indigo, .yellow, .pink])
                .frame(width: 160, height: 90)
        }

    static let twin23 =
        WordTwin("RadialGradient") {
            RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 70)
                .frame(width: 160, height: 90)
        }

    static let twin24 =
        WordTwin("AnyShape") {
            AnyShape(Capsule().rotation(.degrees(45)))
                .scale(0.8)
                .fill(.green)
                .frame(width: 80, height: 40)
                .padding(24)
        }

    static let twin25 =
        WordTwin("Capsule") {
            Capsule()
                .strokeBorder(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [10, 6]))
                .frame(width: 120, height: 60)
        }

    static let twin26 =
        WordTwin("Circle") {
            Circle().inset(by: 3).stroke(.pink, lineWidth: 6).frame(width: 60, height: 60)
        }

    static let twin27 =
        WordTwin("ConcentricRectangle") {
            ConcentricRectangle(corners: .concentric(minimum: .fixed(12)))
                .fill(.brown)
                .frame(width: 120, height: 60)
        }

    static let twin28 =
        WordTwin("ContainerRelativeShape") {
            ContainerRelativeShape().inset(by: 8).fill(.cyan).frame(width: 120, height: 60)
        }

    static let twin29 =
        WordTwin("Ellipse") {
            Ellipse().fill(.mint).frame(width: 120, height: 60)
        }

    static let twin30 =
        WordTwin("Path") {
            Path { path in
                path.move(to: CGPoint(x: 4, y: 30))
                path.addCurve(
                    to: CGPoint(x: 116, y: 30), control1: CGPoint(x: 40, y: -40), control2: CGPoint(x: 80, y: 100))
            }
            .stroke(.purple, style: StrokeStyle(lineWidth: 5, lineCap: .round))
            .frame(width: 120, height: 60)
        }

    static let twin31 =
        WordTwin("Rectangle") {
            Rectangle().fill(.teal).frame(width: 120, height: 60)
        }

    static let twin32 =
        WordTwin("RoundedRectangle") {
            RoundedRectangle(cornerRadius: 16).fill(.indigo).frame(width: 120, height: 60)
        }

    static let twin33 =
        WordTwin("UnevenRoundedRectangle") {
            UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24)
                .fill(.orange)
                .frame(width: 120, height: 60)
        }

    static let twin34 =
        WordTwin("AsyncImage") {
            AsyncImage(url: URL(string: "https://example.com/bread.jpg")) {
                $0
            } placeholder: {
                Circle().fill(.quaternary)
            }
            .frame(width: 60, height: 60)
        }

    static let twin35 =
        WordTwin("Image") {
            Image(systemName: "sun.max.fill")
                .font(.system(size: 40))
                .foregroundStyle(.orange)
        }

    static let twin36 =
        WordTwin("Text") {
            VStack {
                Text("The **last** loaf")
                Text(verbatim: "Sold ") + Text(verbatim: "today").italic().foregroundStyle(.red) + Text(verbatim: " at noon")
            }
        }

    static let twin37 =
        WordTwin("Button") {
            HStack {
                Button {} label: { Label("Keep", systemImage: "heart") }
                Button("Delete", role: .destructive) {}
            }
            .buttonStyle(.bordered)
        }

    static let twin38 =
        WordTwin("ColorPicker") {
            ColorPicker("Ink", selection: .constant(.purple))
                .padding()
        }

    static let twin39 =
        WordTwin("ControlGroup") {
            ControlGroup {
                Button {} label: { Label("Undo", systemImage: "arrow.uturn.backward") }
                Button {} label: { Label("Redo", systemImage: "arrow.uturn.forward") }
            }
            .labelStyle(.iconOnly)
        }

    static let twin40 =
        WordTwin("DatePicker") {
            DatePicker(
                "Departure", selection: .constant(Date(timeIntervalSince1970: 1_795_305_600)),
                displayedComponents: .date
            )
            .padding()
        }

    static let twin41 =
        WordTwin("DisclosureGroup") {
            DisclosureGroup("Details", isExpanded: .constant(true)) {
                Text("12 photos")
                Text("3 videos")
            }
            .padding()
        }

    static let twin42 =
        WordTwin("EditButton") {
            EditButton()
        }

    static let twin43 =
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

    static let twin44 =
        WordTwin("GroupBox") {
            GroupBox("Weather") {
                Text("Mostly sunny")
            }
            .padding()
        }

    static let twin45 =
        WordTwin("HelpLink") {
            HelpLink {}
        }

    static let twin46 =
        WordTwin("Label") {
            Label("Favourites", systemImage: "star.fill")
        }

    static let twin47 =
        WordTwin("LabeledContent") {
            LabeledContent("Version", value: "26.1")
                .padding()
        }

    static let twin48 =
        WordTwin("Link") {
            Link("Read more", destination: URL(string: "https://example.com")!)
        }

    static let twin49 =
        WordTwin("Menu") {
            Menu(isOpen: true) {
                Button {} label: { Label("Rename", systemImage: "pencil") }
                Divider()
                Button(role: .destructive) {} label: { Label("Delete", systemImage: "trash") }
            } label: {
                Text("Edit")
            }
        }

    static let twin50 =
        WordTwin("MultiDatePicker") {
            MultiDatePicker(
                "Holidays",
                selection: .constant(
                    Set([12, 13, 20].map { DateComponents(year: 2026, month: 11, day: $0) })))
        }

    static let twin51 =
        WordTwin("Picker") {
            Picker("Colour", selection: .constant("green")) {
                Text("Red").tag("red")
                Text("Green").tag("green")
            }
            .pickerStyle(.segmented)
            .padding()
        }

    static let twin52 =
        WordTwin("ProgressView") {
            ProgressView(value: 3, total: 5) {
                Text("Copying…")
            } currentValueLabel: {
                Text("3 of 5 files")
            }
            .padding()
        }

    static let twin53 =
        WordTwin("RenameButton") {
            RenameButton()
        }

    static let twin54 =
        WordTwin("SecureField") {
            SecureField("Password", text: .constant("secret"))
                .textFieldStyle(.roundedBorder)
                .padding()
        }

    static let twin55 =
        WordTwin("ShareLink") {
            ShareLink(item: "https://example.com")
        }

    static let twin56 =
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

    static let twin57 =
        WordTwin("Stepper") {
            Stepper("4 guests", value: .constant(4), in: 1...4)
                .padding()
        }

    static let twin58 =
        WordTwin("TextEditor") {
            TextEditor(text: .constant("Dear diary, nothing happened today."))
                .textEditorStyle(.roundedBorder)
                .frame(width: 240, height: 100)
        }

    static let twin59 =
        WordTwin("TextField") {
            VStack {
                TextField("Name", text: .constant("Ada Lovelace"))
                TextField("E-mail", text: .constant(""), prompt: Text("name@example.com"))
            }
            .textFieldStyle(.roundedBorder)
            .padding()
        }

    static let twin60 =
        WordTwin("Toggle") {
            Toggle("Wi-Fi", isOn: .constant(true))
        }

    static let twin61 =
        WordTwin("Form") {
            Form {
                Toggle("Wi-Fi", isOn: .constant(true))
                LabeledContent("Network", value: "Home")
            }
        }

    static let twin62 =
        WordTwin("List") {
            List {
                Text("One")
                Text("Two")
            }
        }

    static let twin63 =
        WordTwin("Section") {
            List {
                Section("Fruit") {
                    Text("Apples")
                    Text("Pears")
                }
            }
        }

    static let twin64 =
        WordTwin("Table") {
            Table(["Lisbon", "Porto"].map(City.init)) {
                TableColumn("City") { Text($0.name) }
                TableColumn("Letters") { Text("\($0.name.count)") }
                    .alignment(.trailing)
            }
        }

    static let twin65 =
        WordTwin("ContentUnavailableView") {
            ContentUnavailableView(
                "No Mail", systemImage: "tray", description: Text("New messages appear here."))
        }

    static let twin66 =
        WordTwin("HSplitView") {
            HSplitView {
                Text("Folders")
                Text("Messages")
            }
        }

    static let twin67 =
        WordTwin("NavigationLink") {
            NavigationStack {
                List {
                    NavigationLink("Inbox", value: "inbox")
                    NavigationLink {
                        Text("No drafts")
                    } label: {
                        Label("Drafts", systemImage: "doc")
                    }
                }
            }
        }

    static let twin68 =
        WordTwin("NavigationSplitView") {
            NavigationSplitView {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
            } detail: {
                Text("No message")
            }
        }

    static let twin69 =
        WordTwin("NavigationStack") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
            }
        }

    static let twin70 =
        WordTwin("NavigationView") {
            NavigationView {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationBarTitle("Mail")
            }
        }

    static let twin71 =
        WordTwin("Tab") {
            TabView {
                Tab("Home", systemImage: "house") { Text("Home") }
                Tab("Profile", systemImage: "person") { Text("Ada") }
                Tab(role: .search) { Text("Nothing found") }
            }
        }

    static let twin72 =
        WordTwin("TabSection") {
            TabView {
                Tab("Home", systemImage: "house") { Text("Home") }
                TabSection("Library") {
                    Tab("Books", systemImage: "book") { Text("Books") }
                }
            }
        }

    static let twin73 =
        WordTwin("TabView") {
            TabView(selection: .constant(1)) {
                Tab("Home", systemImage: "house", value: 0) { Text("Home") }
                Tab("Profile", systemImage: "person", value: 1) { Text("Ada") }
            }
        }

    static let twin74 =
        WordTwin("ToolbarItem") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Text("Edit") }
                }
            }
        }

    static let twin75 =
        WordTwin("ToolbarItemGroup") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .toolbar {
                    ToolbarItemGroup(placement: .bottomBar) {
                        Text("Archive")
                        Spacer()
                        Text("Reply")
                    }
                }
            }
        }

    static let twin76 =
        WordTwin("ToolbarSpacer") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .toolbar {
                    ToolbarItem { Text("Edit") }
                    ToolbarSpacer(.fixed)
                    ToolbarItem { Image(systemName: "plus") }
                }
            }
        }

    static let twin77 =
        WordTwin("VSplitView") {
            VSplitView {
                Text("Messages")
                Text("Preview")
            }
        }

    static let twin78 =
        WordTwin("KeyframeAnimator") {
            KeyframeAnimator(initialValue: CGFloat(0)) { height in
                Circle().fill(.red).frame(width: 20, height: 20).offset(y: height)
            } keyframes: { _ in
                KeyframeTrack {
                    CubicKeyframe(-20, duration: 0.3)
                    SpringKeyframe(0, duration: 0.6, spring: Spring(duration: 0.5, bounce: 0.3))
                }
            }
        }

    static let twin79 =
        WordTwin("PhaseAnimator") {
            PhaseAnimator([1, 1.5]) { scale in
                Circle().fill(.red).frame(width: 20, height: 20).scaleEffect(scale)
            } animation: { _ in
                .easeInOut(duration: 0.8)
            }
        }

    static let twin80 =
        WordTwin("alignmentGuide") {
            HStack(alignment: .top) {
                Text("Lower")
                    .alignmentGuide(.top) { d in d.height * -0.5 }
                Text("Higher")
            }
        }

    static let twin81 =
        WordTwin("aspectRatio") {
            Color.teal
                .aspectRatio(1.5, contentMode: .fit)
        }

    static let twin82 =
        WordTwin("containerRelativeFrame") {
            ScrollView(.horizontal) {
                Color.teal
                    .containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8)
            }
        }

    static let twin83 =
        WordTwin("defaultScrollAnchor") {
            ScrollView {
                ForEach(1...40, id: \.self) { item in
                    Text("Row \(item)")
                }
            }
            .defaultScrollAnchor(.bottom)
        }

    static let twin84 =
        WordTwin("edgesIgnoringSafeArea") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .edgesIgnoringSafeArea(.all)
        }

    static let twin85 =
        WordTwin("fixedSize") {
            Text("A line that does not wrap")
                .fixedSize()
                .frame(width: 80)
                .background(.yellow)
        }

    static let twin86 =
        WordTwin("frame") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .frame(maxWidth: .infinity, alignment: .leading)
        }

    static let twin87 =
        WordTwin("gridCellAnchor") {
            Grid {
                GridRow {
                    Text("A wide cell")
                    Text("Next")
                }
                GridRow {
                    Text("edge")
                        .gridCellAnchor(.trailing)
                    Text("Last")
                }
            }
        }

    static let twin88 =
        WordTwin("gridCellColumns") {
            Grid {
                GridRow {
                    Text("Departure")
                    Text("Arrival")
                }
                GridRow {
                    Text("Change in Hamburg")
                        .gridCellColumns(2)
                }
            }
        }

    static let twin89 =
        WordTwin("gridCellUnsizedAxes") {
            Grid {
                GridRow {
                    Text("Tea")
                    Text("12 crowns")
                }
                Divider()
                    .gridCellUnsizedAxes(.horizontal)
                GridRow {
                    Text("Cake")
                    Text("30 crowns")
                }
            }
        }

    static let twin90 =
        WordTwin("gridColumnAlignment") {
            Grid {
                GridRow {
                    Text("Name")
                    Text("Price")
                        .gridColumnAlignment(.trailing)
                }
                GridRow {
                    Text("Tea")
                    Text("12 crowns")
                }
            }
        }

    static let twin91 =
        WordTwin("ignoresSafeArea") {
            Color.mint
                .ignoresSafeArea(edges: .bottom)
                .safeAreaPadding(40)
        }

    static let twin92 =
        WordTwin("layoutPriority") {
            HStack {
                Text("A long sentence that gives way")
                    .lineLimit(1)
                Text("This one stays whole")
                    .lineLimit(1)
                    .layoutPriority(1)
            }
        }

    static let twin93 =
        WordTwin("offset") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .offset(x: 12, y: -8)
        }

    static let twin94 =
        WordTwin("padding") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .padding(.horizontal, 24)
        }

    static let twin95 =
        WordTwin("position") {
            Circle()
                .fill(.orange)
                .frame(width: 40, height: 40)
                .position(x: 60, y: 40)
        }

    static let twin96 =
        WordTwin("safeAreaBar") {
            Color.mint
                .safeAreaBar(edge: .top, alignment: .leading) {
                    Text("Filters").padding()
                }
        }

    static let twin97 =
        WordTwin("safeAreaInset") {
            Color.mint
                .safeAreaInset(edge: .bottom, spacing: 0) {
                    Text("3 items").padding()
                }
        }

    static let twin98 =
        WordTwin("safeAreaPadding") {
            Color.mint
                .overlay { Text("Below the space") }
                .safeAreaPadding(.top, 60)
        }

    static let twin99 =
        WordTwin("scaledToFill") {
            Ellipse()
                .fill(.teal)
                .scaledToFill()
                .frame(width: 120, height: 40)
                .clipped()
        }

    static let twin100 =
        WordTwin("scaledToFit") {
            Ellipse()
                .fill(.teal)
                .scaledToFit()
                .frame(width: 120, height: 40)
        }

    static let twin101 =
        WordTwin("scenePadding") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .scenePadding(.horizontal)
        }

    static let twin102 =
        WordTwin("scrollDismissesKeyboard") {
            ScrollView {
                Text("A long letter")
            }
            .scrollDismissesKeyboard(.immediately)
        }

    static let twin103 =
        WordTwin("scrollEdgeEffectHidden") {
            ScrollView {
                Text("A long letter")
            }
            .scrollEdgeEffectHidden(true)
        }

    static let twin104 =
        WordTwin("scrollEdgeEffectStyle") {
            ScrollView {
                Text("A long letter")
            }
            .scrollEdgeEffectStyle(.hard, for: .top)
        }

    static let twin105 =
        WordTwin("scrollIndicators") {
            ScrollView {
                Text("A long letter")
            }
            .scrollIndicators(.hidden)
        }

    static let twin106 =
        WordTwin("scrollPosition") {
            ScrollView {
                Color.teal.frame(height: 600)
                Text("The end").id("end")
            }
            .scrollPosition(.constant(ScrollPosition(id: "end", anchor: .bottom)))
        }

    static let twin107 =
        WordTwin("zIndex") {
            ZStack {
                Circle().fill(.orange).frame(width: 60, height: 60).zIndex(1)
                Circle().fill(.blue).frame(width: 90, height: 90)
            }
        }

    static let twin108 =
        WordTwin("background") {
            Text("On a ground")
                .padding(12)
                .background(.mint, in: RoundedRectangle(cornerRadius: 10))
        }

    static let twin109 =
        WordTwin("backgroundStyle") {
            Text("Afternoon")
                .padding(12)
                .background(.background)
                .backgroundStyle(.yellow)
        }

    static let twin110 =
        WordTwin("border") {
            Text("Almond croissant")
                .border(.blue, width: 3)
        }

    static let twin111 =
        WordTwin("clipped") {
            Circle().fill(.purple)
                .frame(width: 100, height: 100)
                .frame(width: 60, height: 60)
                .clipped()
        }

    static let twin112 =
        WordTwin("clipShape") {
            LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottom)
                .frame(width: 120, height: 80)
                .clipShape(Capsule())
        }

    static let twin113 =
        WordTwin("cornerRadius") {
            LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottom)
                .frame(width: 120, height: 80)
                .cornerRadius(16)
        }

    static let twin114 =
        WordTwin("foregroundColor") {
            Text("Almond croissant")
                .foregroundColor(.indigo)
        }

    static let twin115 =
        WordTwin("foregroundStyle") {
            VStack {
                Image(systemName: "cloud.sun.fill")
                    .font(.largeTitle)
                    .symbolRenderingMode(.palette)
                Text("Some sun").foregroundStyle(.secondary)
            }
            .foregroundStyle(.gray, .orange)
        }

    static let twin116 =
        WordTwin("glassEffect") {
            Text("Now playing").padding(16)
                .glassEffect(in: RoundedRectangle(cornerRadius: 16))
                .padding(12)
        }

    static let twin117 =
        WordTwin("mask") {
            LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottom)
                .frame(width: 120, height: 80)
                .mask {
                Text("Sunset").font(.system(.title, weight: .black))
            }
        }

    static let twin118 =
        WordTwin("overlay") {
            LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottom)
                .frame(width: 120, height: 80)
                .overlay(alignment: .bottomTrailing) {
                Circle().fill(.green).frame(width: 16, height: 16)
            }
        }

    static let twin119 =
        WordTwin("tint") {
            Circle().fill(.tint).frame(width: 40, height: 40).tint(.mint)
        }

    static let twin120 =
        WordTwin("antialiased") {
            Image(systemName: "star")
                .antialiased(false)
        }

    static let twin121 =
        WordTwin("imageScale") {
            HStack {
                Image(systemName: "bell")
                Text("Doorbell")
            }
            .padding(12)
            .background(.yellow, in: Capsule())
            .imageScale(.large)
        }

    static let twin122 =
        WordTwin("interpolation") {
            Image(systemName: "star")
                .interpolation(.none)
        }

    static let twin123 =
        WordTwin("renderingMode") {
            Image(systemName: "star")
                .renderingMode(.template)
        }

    static let twin124 =
        WordTwin("resizable") {
            Image(systemName: "star")
                .resizable()
                .frame(width: 90, height: 60)
        }

    static let twin125 =
        WordTwin("symbolRenderingMode") {
            Image(systemName: "person.crop.circle.badge.plus")
                .font(.largeTitle)
                .foregroundStyle(.blue)
                .symbolRenderingMode(.hierarchical)
        }

    static let twin126 =
        WordTwin("symbolVariant") {
            Image(systemName: "star")
                .symbolVariant(.circle.fill)
        }

    static let twin127 =
        WordTwin("allowsTightening") {
            Text("Almond croissant")
                .allowsTightening(true)
        }

    static let twin128 =
        WordTwin("baselineOffset") {
            Text(verbatim: "10") + Text(verbatim: "2").font(.caption).baselineOffset(8)
        }

    static let twin129 =
        WordTwin("bold") {
            Text("Almond croissant")
                .bold()
        }

    static let twin130 =
        WordTwin("font") {
            Text("Almond croissant")
                .font(.system(.title, design: .rounded, weight: .semibold))
        }

    static let twin131 =
        WordTwin("fontDesign") {
            Text("Almond croissant")
                .fontDesign(.serif)
        }

    static let twin132 =
        WordTwin("fontWeight") {
            Text("Almond croissant")
                .fontWeight(.heavy)
        }

    static let twin133 =
        WordTwin("fontWidth") {
            Text("Almond croissant")
                .fontWidth(.condensed)
        }

    static let twin134 =
        WordTwin("italic") {
            Text("Almond croissant")
                .italic()
        }

    static let twin135 =
        WordTwin("kerning") {
            Text("Almond croissant")
                .kerning(3)
        }

    static let twin136 =
        WordTwin("lineHeight") {
            Text("The bakery opens at seven and closes when the last loaf is sold.")
                .lineHeight(.multiple(factor: 1.8))
                .frame(width: 200)
        }

    static let twin137 =
        WordTwin("lineLimit") {
            Text("The bakery opens at seven and closes when the last loaf is sold.")
                .lineLimit(2)
                .frame(width: 160)
        }

    static let twin138 =
        WordTwin("lineSpacing") {
            Text("The bakery opens at seven and closes when the last loaf is sold.")
                .lineSpacing(10)
                .frame(width: 200)
        }

    static let twin139 =
        WordTwin("minimumScaleFactor") {
            Text("Almond croissant")
                .minimumScaleFactor(0.5)
                .lineLimit(1)
                .frame(width: 100)
        }

    static let twin140 =
        WordTwin("monospaced") {
            Text("Almond croissant")
                .monospaced()
        }

    static let twin141 =
        WordTwin("monospacedDigit") {
            Text("11:41 am")
                .monospacedDigit()
        }

    static let twin142 =
        WordTwin("multilineTextAlignment") {
            Text("The bakery opens at seven and closes when the last loaf is sold.")
                .multilineTextAlignment(.center)
                .frame(width: 200)
        }

    static let twin143 =
        WordTwin("strikethrough") {
            Text("Almond croissant")
                .strikethrough()
        }

    static let twin144 =
        WordTwin("textCase") {
            Text("Almond croissant")
                .textCase(.uppercase)
        }

    static let twin145 =
        WordTwin("textScale") {
            Text("Almond croissant")
                .textScale(.secondary)
        }

    static let twin146 =
        WordTwin("tracking") {
            Text("Almond croissant")
                .tracking(3)
        }

    static let twin147 =
        WordTwin("truncationMode") {
            Text("The bakery opens at seven and closes when the last loaf is sold.")
                .truncationMode(.middle)
                .lineLimit(1)
                .frame(width: 200)
        }

    static let twin148 =
        WordTwin("underline") {
            Text("Almond croissant")
                .underline(pattern: .dot, color: .red)
        }

    static let twin149 =
        WordTwin("accentColor") {
            Button("Buy") {}
                .buttonStyle(.borderedProminent)
                .accentColor(.pink)
        }

    static let twin150 =
        WordTwin("buttonBorderShape") {
            Button("Follow") {}
                .buttonStyle(.borderedProminent)
                .buttonBorderShape(.roundedRectangle(radius: 6))
        }

    static let twin151 =
        WordTwin("buttonSizing") {
            Button("Buy") {}
                .buttonStyle(.bordered)
                .buttonSizing(.flexible)
        }

    static let twin152 =
        WordTwin("buttonStyle") {
            HStack {
                Button("Cancel") {}
                    .buttonStyle(.bordered)
                Button("Save") {}
                    .buttonStyle(.borderedProminent)
            }
        }

    static let twin153 =
        WordTwin("controlGroupStyle") {
            ControlGroup {
                Button("Cut") {}
                Button("Copy") {}
            }
            .controlGroupStyle(.navigation)
        }

    static let twin154 =
        WordTwin("controlSize") {
            HStack {
                Button("Small") {}
                    .controlSize(.small)
                Button("Large") {}
                    .controlSize(.large)
            }
            .buttonStyle(.bordered)
        }

    static let twin155 =
        WordTwin("datePickerStyle") {
            DatePicker(
                "Day", selection: .constant(Date(timeIntervalSince1970: 1_795_305_600)),
                displayedComponents: .date
            )
            .datePickerStyle(.graphical)
        }

    static let twin156 =
        WordTwin("defaultWheelPickerItemHeight") {
            Picker("Day", selection: .constant("Sat")) {
                ForEach(["Fri", "Sat", "Sun"], id: \.self) { Text($0) }
            }
                .pickerStyle(.wheel)
                .defaultWheelPickerItemHeight(44)
        }

    static let twin157 =
        WordTwin("disabled") {
            Button("Send") {}
                .buttonStyle(.borderedProminent)
                .disabled(true)
        }

    static let twin158 =
        WordTwin("disclosureGroupStyle") {
            DisclosureGroup("More") {
                Text("Hidden")
            }
            .disclosureGroupStyle(.automatic)
        }

    static let twin159 =
        WordTwin("focused") {
            FocusedName()
        }

    static let twin160 =
        WordTwin("gaugeStyle") {
            Gauge(value: 0.7) {
                Text("Battery")
            } currentValueLabel: {
                Text("70")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .tint(.green)
        }

    static let twin161 =
        WordTwin("groupBoxStyle") {
            GroupBox {
                Text("Mostly sunny")
            }
            .groupBoxStyle(.automatic)
        }

    static let twin162 =
        WordTwin("horizontalRadioGroupLayout") {
            Picker("Day", selection: .constant("Sat")) {
                ForEach(["Fri", "Sat", "Sun"], id: \.self) { Text($0) }
            }
                .pickerStyle(.radioGroup)
                .horizontalRadioGroupLayout()
        }

    static let twin163 =
        WordTwin("keyboardShortcut") {
            Button("Save") {}
                .buttonStyle(.bordered)
                .keyboardShortcut("s", modifiers: [.command, .shift])
        }

    static let twin164 =
        WordTwin("labeledContentStyle") {
            LabeledContent("Storage", value: "64 GB")
                .labeledContentStyle(.automatic)
        }

    static let twin165 =
        WordTwin("labelIconToTitleSpacing") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .labelIconToTitleSpacing(24)
        }

    static let twin166 =
        WordTwin("labelReservedIconWidth") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .labelReservedIconWidth(60)
        }

    static let twin167 =
        WordTwin("labelsHidden") {
            Toggle("Wi-Fi", isOn: .constant(true))
                .labelsHidden()
        }

    static let twin168 =
        WordTwin("labelStyle") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .labelStyle(.iconOnly)
        }

    static let twin169 =
        WordTwin("labelsVisibility") {
            Toggle("Wi-Fi", isOn: .constant(true))
                .labelsVisibility(.hidden)
        }

    static let twin170 =
        WordTwin("menuIndicator") {
            Menu("Format") {
                Button("Bold") {}
            }
            .menuIndicator(.hidden)
        }

    static let twin171 =
        WordTwin("menuOrder") {
            Menu("Format") {
                Button("Bold") {}
            }
            .menuOrder(.fixed)
        }

    static let twin172 =
        WordTwin("menuStyle") {
            Menu("More") {
                Button("Share") {}
            }
            .menuStyle(.button)
            .buttonStyle(.bordered)
        }

    static let twin173 =
        WordTwin("pickerStyle") {
            Picker("Day", selection: .constant("Sat")) {
                ForEach(["Fri", "Sat", "Sun"], id: \.self) { Text($0) }
            }
                .pickerStyle(.wheel)
        }

    static let twin174 =
        WordTwin("progressViewStyle") {
            ProgressView("Loading…")
                .progressViewStyle(.circular)
        }

    static let twin175 =
        WordTwin("sliderThumbVisibility") {
            Slider(value: .constant(0.6))
                .sliderThumbVisibility(.hidden)
                .padding()
        }

    static let twin176 =
        WordTwin("tag") {
            Picker("Size", selection: .constant(2)) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            }
        }

    static let twin177 =
        WordTwin("textEditorStyle") {
            TextEditor(text: .constant("Notes"))
                .textEditorStyle(.roundedBorder)
                .frame(width: 200, height: 80)
        }

    static let twin178 =
        WordTwin("textFieldStyle") {
            TextField("City", text: .constant("Lisbon"))
                .textFieldStyle(.roundedBorder)
                .padding()
        }

    static let twin179 =
        WordTwin("toggleStyle") {
            HStack {
                Toggle("Bold", isOn: .constant(true))
                Toggle("Italic", isOn: .constant(false))
            }
            .toggleStyle(.button)
        }

    static let twin180 =
        WordTwin("alternatingRowBackgrounds") {
            List {
                Text("Apples")
                Text("Pears")
            }
            .alternatingRowBackgrounds()
        }

    static let twin181 =
        WordTwin("badge") {
            List {
                Text("Inbox")
                    .badge(3)
                Text("Drafts")
                    .badge("new")
            }
        }

    static let twin182 =
        WordTwin("badgeProminence") {
            List {
                Text("Inbox")
                    .badge(3)
                    .badgeProminence(.standard)
            }
        }

    static let twin183 =
        WordTwin("contentMargins") {
            ScrollView {
                Text("Far from the edges")
            }
            .contentMargins(40)
        }

    static let twin184 =
        WordTwin("deleteDisabled") {
            List {
                Text("Apples")
                    .deleteDisabled(true)
                Text("Pears")
            }
        }

    static let twin185 =
        WordTwin("formStyle") {
            Form {
                LabeledContent("Network", value: "Home")
            }
            .formStyle(.columns)
        }

    static let twin186 =
        WordTwin("headerProminence") {
            List {
                Section("Fruit") { Text("Apples") }
            }
            .headerProminence(.increased)
        }

    static let twin187 =
        WordTwin("listItemTint") {
            List {
                Label("Wi-Fi", systemImage: "wifi")
                    .listItemTint(Color.green)
            }
        }

    static let twin188 =
        WordTwin("listRowBackground") {
            List {
                Text("Apples")
                    .listRowBackground(Color.yellow)
                Text("Pears")
            }
        }

    static let twin189 =
        WordTwin("listRowInsets") {
            List {
                Text("Apples")
                    .listRowInsets(EdgeInsets(top: 4, leading: 40, bottom: 4, trailing: 16))
                Text("Pears")
            }
        }

    static let twin190 =
        WordTwin("listRowSeparator") {
            List {
                Text("Apples")
                    .listRowSeparator(.hidden)
                Text("Pears")
            }
        }

    static let twin191 =
        WordTwin("listRowSeparatorTint") {
            List {
                Text("Apples")
                    .listRowSeparatorTint(.red)
                Text("Pears")
            }
        }

    static let twin192 =
        WordTwin("listRowSpacing") {
            List {
                Text("Apples")
                Text("Pears")
            }
            .listRowSpacing(8)
        }

    static let twin193 =
        WordTwin("listSectionMargins") {
            List {
                Text("Apples")
                Text("Pears")
            }
            .listSectionMargins(.all, 8)
        }

    static let twin194 =
        WordTwin("listSectionSeparator") {
            List {
                Section { Text("Apples") }
                    .listSectionSeparator(.hidden)
                Section { Text("Pears") }
            }
            .listStyle(.plain)
        }

    static let twin195 =
        WordTwin("listSectionSeparatorTint") {
            List {
                Section { Text("Apples") }
                    .listSectionSeparatorTint(.red)
                Section { Text("Pears") }
            }
            .listStyle(.plain)
        }

    static let twin196 =
        WordTwin("listSectionSpacing") {
            List {
                Section { Text("One") }
                Section { Text("Two") }
            }
            .listSectionSpacing(4)
        }

    static let twin197 =
        WordTwin("listStyle") {
            List {
                Text("Apples")
                Text("Pears")
            }
            .listStyle(.plain)
        }

    static let twin198 =
        WordTwin("moveDisabled") {
            List {
                Text("Apples")
                    .moveDisabled(true)
                Text("Pears")
            }
        }

    static let twin199 =
        WordTwin("onDelete") {
            List {
                ForEach(["Apples", "Pears"], id: \.self) { Text($0) }
                    .onDelete { _ in }
            }
            .environment(\.editMode, .constant(.active))
        }

    static let twin200 =
        WordTwin("onMove") {
            List {
                ForEach(["Apples", "Pears"], id: \.self) { Text($0) }
                    .onMove { _, _ in }
            }
            .environment(\.editMode, .constant(.active))
        }

    static let twin201 =
        WordTwin("refreshable") {
            List {
                Text("Apples")
                    .refreshable {}
                Text("Pears")
            }
        }

    static let twin202 =
        WordTwin("scrollContentBackground") {
            List {
                Text("Apples")
                Text("Pears")
            }
            .scrollContentBackground(.hidden)
            .background(.mint)
        }

    static let twin203 =
        WordTwin("selectionDisabled") {
            List {
                Text("Apples")
                    .selectionDisabled()
                Text("Pears")
            }
        }

    static let twin204 =
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

    static let twin205 =
        WordTwin("tableColumnHeaders") {
            Table(["Lisbon", "Porto"].map(City.init)) {
                TableColumn("City") { Text($0.name) }
            }
            .tableColumnHeaders(.hidden)
        }

    static let twin206 =
        WordTwin("tableStyle") {
            Table(["Lisbon", "Porto"].map(City.init)) {
                TableColumn("City") { Text($0.name) }
            }
            .tableStyle(.bordered)
        }

    static let twin207 =
        WordTwin("alert") {
            List {
                Text("Inbox")
                Text("Drafts")
            }
            .alert("Offline", isPresented: .constant(true)) {
            } message: {
                Text("Messages are sent later.")
            }
        }

    static let twin208 =
        WordTwin("backgroundExtensionEffect") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .backgroundExtensionEffect()
        }

    static let twin209 =
        WordTwin("confirmationDialog") {
            List {
                Text("Inbox")
                Text("Drafts")
            }
            .confirmationDialog("Delete all drafts?", isPresented: .constant(true), titleVisibility: .visible) {
            } message: {
                Text("They cannot be restored.")
            }
        }

    static let twin210 =
        WordTwin("containerBackground") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .containerBackground(.mint, for: .navigation)
            }
        }

    static let twin211 =
        WordTwin("contextMenu") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .contextMenu(isOpen: true) {
                    Button {} label: { Label("Copy", systemImage: "doc.on.doc") }
                }
        }

    static let twin212 =
        WordTwin("fullScreenCover") {
            List {
                Text("Inbox")
                Text("Drafts")
            }
            .fullScreenCover(isPresented: .constant(true)) { Text("Welcome") }
        }

    static let twin213 =
        WordTwin("indexViewStyle") {
            TabView {
                Color.mint
                Color.indigo
                Color.pink
            }
            .tabViewStyle(.page)
            .indexViewStyle(.page(backgroundDisplayMode: .always))
        }

    static let twin214 =
        WordTwin("inspector") {
            List {
                Text("Inbox")
                Text("Drafts")
            }
            .inspector(isPresented: .constant(true)) { Text("2 folders") }
        }

    static let twin215 =
        WordTwin("inspectorColumnWidth") {
            List {
                Text("Inbox")
                Text("Drafts")
            }
            .inspector(isPresented: .constant(true)) {
                Text("2 folders")
                    .inspectorColumnWidth(240)
            }
        }

    static let twin216 =
        WordTwin("navigationBarBackButtonHidden") {
            NavigationStack {
                Text("Step 1")
                    .navigationDestination(isPresented: .constant(true)) {
                        Text("Step 2")
                            .navigationBarBackButtonHidden()
                            .navigationBarTitle("Sign up")
                    }
            }
        }

    static let twin217 =
        WordTwin("navigationBarHidden") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .navigationBarHidden(true)
            }
        }

    static let twin218 =
        WordTwin("navigationBarItems") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .navigationBarItems(trailing: Image(systemName: "plus"))
            }
        }

    static let twin219 =
        WordTwin("navigationBarTitle") {
            NavigationStack {
                Text("No messages")
                    .navigationBarTitle("Mail", displayMode: .inline)
            }
        }

    static let twin220 =
        WordTwin("navigationBarTitleDisplayMode") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .navigationBarTitleDisplayMode(.inline)
            }
        }

    static let twin221 =
        WordTwin("navigationDestination") {
            NavigationStack(path: .constant(["Tokyo"])) {
                NavigationLink("Tokyo", value: "Tokyo")
                    .navigationTitle("Cities")
                    .navigationDestination(for: String.self) { city in
                        Text("\(city) at night")
                    }
            }
        }

    static let twin222 =
        WordTwin("navigationSplitViewColumnWidth") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .navigationSplitViewColumnWidth(240)
            }
        }

    static let twin223 =
        WordTwin("navigationSplitViewStyle") {
            NavigationSplitView {
                Text("Folders")
            } detail: {
                Text("No message")
            }
            .navigationSplitViewStyle(.balanced)
        }

    static let twin224 =
        WordTwin("navigationSubtitle") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .navigationSubtitle("2 unread")
            }
        }

    static let twin225 =
        WordTwin("navigationTitle") {
            NavigationStack {
                Text("No messages")
                    .navigationTitle("Mail")
            }
        }

    static let twin226 =
        WordTwin("navigationViewStyle") {
            NavigationView {
                Text("No messages")
                    .navigationTitle("Mail")
            }
            .navigationViewStyle(.stack)
        }

    static let twin227 =
        WordTwin("popover") {
            Image(systemName: "info.circle")
                .popover(isPresented: .constant(true)) {
                    Text("Version 2")
                        .padding(12)
                        .presentationCompactAdaptation(.popover)
                }
        }

    static let twin228 =
        WordTwin("presentationBackground") {
            List {
                Text("Inbox")
                Text("Drafts")
            }
            .sheet(isPresented: .constant(true)) {
                Text("New message")
                    .presentationDetents([.height(160)])
                    .presentationBackground(.yellow)
            }
        }

    static let twin229 =
        WordTwin("presentationCompactAdaptation") {
            Text("Help")
                .popover(isPresented: .constant(true)) {
                    Text("Tap a row")
                        .padding(12)
                        .presentationCompactAdaptation(.popover)
                }
        }

    static let twin230 =
        WordTwin("presentationCornerRadius") {
            List {
                Text("Inbox")
                Text("Drafts")
            }
            .sheet(isPresented: .constant(true)) {
                Text("New message")
                    .presentationDetents([.height(160)])
                    .presentationCornerRadius(8)
            }
        }

    static let twin231 =
        WordTwin("presentationDetents") {
            List {
                Text("Inbox")
                Text("Drafts")
            }
            .sheet(isPresented: .constant(true)) {
                Text("New message")
                    .presentationDetents([.fraction(0.3), .large])
            }
        }

    static let twin232 =
        WordTwin("presentationDragIndicator") {
            List {
                Text("Inbox")
                Text("Drafts")
            }
            .sheet(isPresented: .constant(true)) {
                Text("New message")
                    .presentationDetents([.height(160)])
                    .presentationDragIndicator(.visible)
            }
        }

    static let twin233 =
        WordTwin("searchable") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .searchable(text: .constant(""), prompt: "Subjects")
            }
        }

    static let twin234 =
        WordTwin("searchCompletion") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .searchSuggestions { Text("Invoices").searchCompletion("invoice") }
            }
        }

    static let twin235 =
        WordTwin("searchScopes") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .searchScopes(.constant("all")) { Text("All") }
            }
        }

    static let twin236 =
        WordTwin("searchSuggestions") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .searchSuggestions { Text("Invoices") }
            }
        }

    static let twin237 =
        WordTwin("sheet") {
            List {
                Text("Inbox")
                Text("Drafts")
            }
            .sheet(isPresented: .constant(true)) {
                Text("New message")
                    .presentationDetents([.medium])
            }
        }

    static let twin238 =
        WordTwin("tabItem") {
            TabView {
                Text("Home")
                    .tabItem { Label("Home", systemImage: "house") }
                Text("Ada")
                    .tabItem { Label("Profile", systemImage: "person") }
            }
        }

    static let twin239 =
        WordTwin("tabViewBottomAccessory") {
            TabView {
                Tab("Home", systemImage: "house") { Text("Home") }
                Tab("Profile", systemImage: "person") { Text("Ada") }
            }
            .tabViewBottomAccessory { Text("Nocturne No. 2") }
        }

    static let twin240 =
        WordTwin("tabViewSidebarBottomBar") {
            TabView {
                Tab("Home", systemImage: "house") { Text("Home") }
                Tab("Profile", systemImage: "person") { Text("Ada") }
            }
            .tabViewSidebarBottomBar { Text("Account") }
        }

    static let twin241 =
        WordTwin("tabViewSidebarFooter") {
            TabView {
                Tab("Home", systemImage: "house") { Text("Home") }
                Tab("Profile", systemImage: "person") { Text("Ada") }
            }
            .tabViewSidebarFooter { Text("Synced") }
        }

    static let twin242 =
        WordTwin("tabViewSidebarHeader") {
            TabView {
                Tab("Home", systemImage: "house") { Text("Home") }
                Tab("Profile", systemImage: "person") { Text("Ada") }
            }
            .tabViewSidebarHeader { Text("Library") }
        }

    static let twin243 =
        WordTwin("tabViewStyle") {
            TabView {
                Color.mint
                Color.indigo
                Color.pink
            }
            .tabViewStyle(.page)
        }

    static let twin244 =
        WordTwin("toolbar") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Text("Edit") }
                    ToolbarItem(placement: .topBarTrailing) { Image(systemName: "plus") }
                }
            }
        }

    static let twin245 =
        WordTwin("toolbarBackground") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .toolbarBackground(.yellow, for: .navigationBar)
            }
        }

    static let twin246 =
        WordTwin("toolbarBackgroundVisibility") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .toolbarBackgroundVisibility(.visible, for: .navigationBar)
            }
        }

    static let twin247 =
        WordTwin("toolbarColorScheme") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .toolbarColorScheme(.dark, for: .navigationBar, .tabBar)
            }
        }

    static let twin248 =
        WordTwin("toolbarRole") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .toolbarRole(.editor)
            }
        }

    static let twin249 =
        WordTwin("toolbarTitleDisplayMode") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .toolbarTitleDisplayMode(.inline)
            }
        }

    static let twin250 =
        WordTwin("toolbarTitleMenu") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .toolbarTitleMenu { Text("Rename") }
            }
        }

    static let twin251 =
        WordTwin("toolbarVisibility") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .toolbarVisibility(.hidden)
            }
        }

    static let twin252 =
        WordTwin("blendMode") {
            ZStack {
                Color.yellow
                Circle().fill(.cyan)
                    .blendMode(.multiply)
            }
            .frame(width: 80, height: 80)
        }

    static let twin253 =
        WordTwin("blur") {
            LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottom)
                .frame(width: 120, height: 80)
                .blur(radius: 3)
        }

    static let twin254 =
        WordTwin("brightness") {
            LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottom)
                .frame(width: 120, height: 80)
                .brightness(0.2)
        }

    static let twin255 =
        WordTwin("colorInvert") {
            LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottom)
                .frame(width: 120, height: 80)
                .colorInvert()
        }

    static let twin256 =
        WordTwin("colorMultiply") {
            LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottom)
                .frame(width: 120, height: 80)
                .colorMultiply(.yellow)
        }

    static let twin257 =
        WordTwin("compositingGroup") {
            HStack {
                Image(systemName: "bell")
                Text("Doorbell")
            }
            .padding(12)
            .background(.yellow, in: Capsule())
            .compositingGroup()
            .opacity(0.5)
        }

    static let twin258 =
        WordTwin("contrast") {
            LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottom)
                .frame(width: 120, height: 80)
                .contrast(1.5)
        }

    static let twin259 =
        WordTwin("drawingGroup") {
            HStack {
                Image(systemName: "bell")
                Text("Doorbell")
            }
            .padding(12)
            .background(.yellow, in: Capsule())
            .drawingGroup()
        }

    static let twin260 =
        WordTwin("grayscale") {
            LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottom)
                .frame(width: 120, height: 80)
                .grayscale(1)
        }

    static let twin261 =
        WordTwin("hidden") {
            HStack {
                Text("Before")
                Text("between").hidden()
                Text("after")
            }
        }

    static let twin262 =
        WordTwin("hueRotation") {
            LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottom)
                .frame(width: 120, height: 80)
                .hueRotation(.degrees(120))
        }

    static let twin263 =
        WordTwin("luminanceToAlpha") {
            LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottom)
                .frame(width: 120, height: 80)
                .luminanceToAlpha()
        }

    static let twin264 =
        WordTwin("opacity") {
            HStack {
                Image(systemName: "bell")
                Text("Doorbell")
            }
            .padding(12)
            .background(.yellow, in: Capsule())
            .opacity(0.5)
        }

    static let twin265 =
        WordTwin("privacySensitive") {
            Text("Almond croissant")
                .privacySensitive()
                .redacted(reason: .privacy)
        }

    static let twin266 =
        WordTwin("projectionEffect") {
            LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottom)
                .frame(width: 120, height: 80)
                .projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 0.8, y: 0.8)))
        }

    static let twin267 =
        WordTwin("redacted") {
            HStack {
                Image(systemName: "bell")
                Text("Doorbell")
            }
            .padding(12)
            .background(.yellow, in: Capsule())
            .redacted(reason: .placeholder)
        }

    static let twin268 =
        WordTwin("rotation3DEffect") {
            LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottom)
                .frame(width: 120, height: 80)
                .rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
        }

    static let twin269 =
        WordTwin("rotationEffect") {
            HStack {
                Image(systemName: "bell")
                Text("Doorbell")
            }
            .padding(12)
            .background(.yellow, in: Capsule())
            .rotationEffect(.degrees(12))
            .padding(20)
        }

    static let twin270 =
        WordTwin("saturation") {
            LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottom)
                .frame(width: 120, height: 80)
                .saturation(0.4)
        }

    static let twin271 =
        WordTwin("scaleEffect") {
            HStack {
                Image(systemName: "bell")
                Text("Doorbell")
            }
            .padding(12)
            .background(.yellow, in: Capsule())
            .scaleEffect(0.7, anchor: .leading)
        }

    static let twin272 =
        WordTwin("shadow") {
            HStack {
                Image(systemName: "bell")
                Text("Doorbell")
            }
            .padding(12)
            .background(.yellow, in: Capsule())
            .shadow(radius: 4, y: 2)
        }

    static let twin273 =
        WordTwin("transformEffect") {
            HStack {
                Image(systemName: "bell")
                Text("Doorbell")
            }
            .padding(12)
            .background(.yellow, in: Capsule())
            .transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 12, ty: 0))
        }

    static let twin274 =
        WordTwin("unredacted") {
            Text("Almond croissant")
                .unredacted()
                .redacted(reason: .placeholder)
        }

    static let twin275 =
        WordTwin("animation") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .animation(.smooth, value: 1)
        }

    static let twin276 =
        WordTwin("contentTransition") {
            Text("Almond croissant")
                .contentTransition(.numericText())
        }

    static let twin277 =
        WordTwin("symbolEffect") {
            Image(systemName: "star")
                .symbolEffect(.bounce, value: 1)
        }

    static let twin278 =
        WordTwin("transition") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .transition(.move(edge: .leading))
        }

    static let twin279 =
        WordTwin("anchorPreference") {
            Text("Framed")
                .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
                .padding(24)
                .overlayPreferenceValue(BoundsKey.self) { anchor in
                    if let anchor {
                        GeometryReader { proxy in
                            Ellipse()
                                .stroke(.red, lineWidth: 2)
                                .frame(width: proxy[anchor].width, height: proxy[anchor].height)
                        }
                    }
                }
        }

    static let twin280 =
        WordTwin("backgroundPreferenceValue") {
            Text("Wide")
                .preference(key: WidthKey.self, value: 80)
                .backgroundPreferenceValue(WidthKey.self) { width in
                    Color.yellow.frame(width: width)
                }
        }

    static let twin281 =
        WordTwin("containerShape") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .containerShape(RoundedRectangle(cornerRadius: 24))
        }

    static let twin282 =
        WordTwin("coordinateSpace") {
            VStack {
                Color.teal.frame(height: 20)
                GeometryReader { proxy in
                    Text("\(Int(proxy.frame(in: .named("card")).minY)) points down")
                }
            }
            .coordinateSpace(.named("card"))
        }

    static let twin283 =
        WordTwin("geometryGroup") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .geometryGroup()
        }

    static let twin284 =
        WordTwin("matchedGeometryEffect") {
            ChosenTab()
        }

    static let twin285 =
        WordTwin("onGeometryChange") {
            MeasuredColor()
        }

    static let twin286 =
        WordTwin("onPreferenceChange") {
            ReportedWidth()
        }

    static let twin287 =
        WordTwin("overlayPreferenceValue") {
            Text("Wide")
                .preference(key: WidthKey.self, value: 80)
                .overlayPreferenceValue(WidthKey.self, alignment: .bottom) { width in
                    Color.red.frame(width: width, height: 2)
                }
        }

    static let twin288 =
        WordTwin("preference") {
            Text("Wide")
                .preference(key: WidthKey.self, value: 120)
                .backgroundPreferenceValue(WidthKey.self) { width in
                    Color.mint.frame(width: width)
                }
        }

    static let twin289 =
        WordTwin("transformAnchorPreference") {
            Text("Framed")
                .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { value, anchor in value = anchor }
                .padding(24)
                .overlayPreferenceValue(BoundsKey.self) { anchor in
                    if let anchor {
                        GeometryReader { proxy in
                            Ellipse()
                                .stroke(.red, lineWidth: 2)
                                .frame(width: proxy[anchor].width, height: proxy[anchor].height)
                        }
                    }
                }
        }

    static let twin290 =
        WordTwin("transformPreference") {
            Text("Wide")
                .preference(key: WidthKey.self, value: 40)
                .transformPreference(WidthKey.self) { $0 *= 3 }
                .backgroundPreferenceValue(WidthKey.self) { width in
                    Color.mint.frame(width: width)
                }
        }

    static let twin291 =
        WordTwin("visualEffect") {
            Text("Tintype")
                .visualEffect { effect, proxy in
                    effect
                        .offset(x: proxy.size.width / 2)
                        .opacity(0.5)
                }
        }

    static let twin292 =
        WordTwin("colorScheme") {
            Text("At night")
                .padding(12)
                .background(.background)
                .colorScheme(.dark)
        }

    static let twin293 =
        WordTwin("dynamicTypeSize") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .dynamicTypeSize(.xxxLarge)
        }

    static let twin294 =
        WordTwin("environment") {
            HStack {
                Text("First")
                Text("Second")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }

    static let twin295 =
        WordTwin("flipsForRightToLeftLayoutDirection") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .flipsForRightToLeftLayoutDirection(true)
        }

    static let twin296 =
        WordTwin("id") {
            Text("Total")
                .id("total")
        }

    static let twin297 =
        WordTwin("layoutDirectionBehavior") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .layoutDirectionBehavior(.mirrors(in: .leftToRight))
        }

    static let twin298 =
        WordTwin("onAppear") {
            Text("Hello")
                .onAppear {}
        }

    static let twin299 =
        WordTwin("onChange") {
            Text("Hello")
                .onChange(of: 1) {}
        }

    static let twin300 =
        WordTwin("onDisappear") {
            Text("Hello")
                .onDisappear {}
        }

    static let twin301 =
        WordTwin("onSubmit") {
            TextField("City", text: .constant("Lisbon")).onSubmit {}
        }

    static let twin302 =
        WordTwin("onTapGesture") {
            Text("Hello")
                .onTapGesture {}
        }

    static let twin303 =
        WordTwin("preferredColorScheme") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .preferredColorScheme(.dark)
            }
        }

    static let twin304 =
        WordTwin("task") {
            Text("Hello")
                .task {}
        }

    static let twin305 =
        WordTwin("transformEnvironment") {
            Text("Two lines of text that stand apart.")
                .frame(width: 160)
                .transformEnvironment(\.lineSpacing) { $0 += 12 }
        }

    static let twin306 =
        WordTwin("accessibilityAddTraits") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .accessibilityAddTraits([.isHeader, .isButton])
        }

    static let twin307 =
        WordTwin("accessibilityHidden") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .accessibilityHidden(true)
        }

    static let twin308 =
        WordTwin("accessibilityHint") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .accessibilityHint("Opens the card")
        }

    static let twin309 =
        WordTwin("accessibilityIdentifier") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .accessibilityIdentifier("favourite")
        }

    static let twin310 =
        WordTwin("accessibilityLabel") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .accessibilityLabel("Add to favourites")
        }

    static let twin311 =
        WordTwin("accessibilityRemoveTraits") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .accessibilityRemoveTraits(.isHeader)
        }

    static let twin312 =
        WordTwin("accessibilityValue") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .accessibilityValue("3 of 5 stars")
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
        twin81,
        twin82,
        twin83,
        twin84,
        twin85,
        twin86,
        twin87,
        twin88,
        twin89,
        twin90,
        twin91,
        twin92,
        twin93,
        twin94,
        twin95,
        twin96,
        twin97,
        twin98,
        twin99,
        twin100,
        twin101,
        twin102,
        twin103,
        twin104,
        twin105,
        twin106,
        twin107,
        twin108,
        twin109,
        twin110,
        twin111,
        twin112,
        twin113,
        twin114,
        twin115,
        twin116,
        twin117,
        twin118,
        twin119,
        twin120,
        twin121,
        twin122,
        twin123,
        twin124,
        twin125,
        twin126,
        twin127,
        twin128,
        twin129,
        twin130,
        twin131,
        twin132,
        twin133,
        twin134,
        twin135,
        twin136,
        twin137,
        twin138,
        twin139,
        twin140,
        twin141,
        twin142,
        twin143,
        twin144,
        twin145,
        twin146,
        twin147,
        twin148,
        twin149,
        twin150,
        twin151,
        twin152,
        twin153,
        twin154,
        twin155,
        twin156,
        twin157,
        twin158,
        twin159,
        twin160,
        twin161,
        twin162,
        twin163,
        twin164,
        twin165,
        twin166,
        twin167,
        twin168,
        twin169,
        twin170,
        twin171,
        twin172,
        twin173,
        twin174,
        twin175,
        twin176,
        twin177,
        twin178,
        twin179,
        twin180,
        twin181,
        twin182,
        twin183,
        twin184,
        twin185,
        twin186,
        twin187,
        twin188,
        twin189,
        twin190,
        twin191,
        twin192,
        twin193,
        twin194,
        twin195,
        twin196,
        twin197,
        twin198,
        twin199,
        twin200,
        twin201,
        twin202,
        twin203,
        twin204,
        twin205,
        twin206,
        twin207,
        twin208,
        twin209,
        twin210,
        twin211,
        twin212,
        twin213,
        twin214,
        twin215,
        twin216,
        twin217,
        twin218,
        twin219,
        twin220,
        twin221,
        twin222,
        twin223,
        twin224,
        twin225,
        twin226,
        twin227,
        twin228,
        twin229,
        twin230,
        twin231,
        twin232,
        twin233,
        twin234,
        twin235,
        twin236,
        twin237,
        twin238,
        twin239,
        twin240,
        twin241,
        twin242,
        twin243,
        twin244,
        twin245,
        twin246,
        twin247,
        twin248,
        twin249,
        twin250,
        twin251,
        twin252,
        twin253,
        twin254,
        twin255,
        twin256,
        twin257,
        twin258,
        twin259,
        twin260,
        twin261,
        twin262,
        twin263,
        twin264,
        twin265,
        twin266,
        twin267,
        twin268,
        twin269,
        twin270,
        twin271,
        twin272,
        twin273,
        twin274,
        twin275,
        twin276,
        twin277,
        twin278,
        twin279,
        twin280,
        twin281,
        twin282,
        twin283,
        twin284,
        twin285,
        twin286,
        twin287,
        twin288,
        twin289,
        twin290,
        twin291,
        twin292,
        twin293,
        twin294,
        twin295,
        twin296,
        twin297,
        twin298,
        twin299,
        twin300,
        twin301,
        twin302,
        twin303,
        twin304,
        twin305,
        twin306,
        twin307,
        twin308,
        twin309,
        twin310,
        twin311,
        twin312,
    ]
}

private struct City: Identifiable {
    let name: String
    var id: String { name }
}

private struct FocusedName: View {
    @FocusState private var isOn: Bool

    var body: some View {
        TextField("Name", text: .constant(""))
            .focused($isOn)
            .onAppear { isOn = true }
            .textFieldStyle(.roundedBorder)
            .padding()
    }
}

private struct BoundsKey: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
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
