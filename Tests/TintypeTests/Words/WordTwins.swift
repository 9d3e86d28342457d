// The examples of the scene vocabulary, in Swift: written by a test, from the vocabulary.
// swift-format-ignore-file

import Foundation
import Tintype
import TintypeTree

extension WordTwin {
    static let twin0 =
        WordTwin("HStack") {
            HStack(alignment: .top, spacing: 12) {
                Circle().fill(.orange).frame(width: 40, height: 40)
                Text("Ada Lovelace")
            }
        }

    static let twin1 =
        WordTwin("VStack") {
            VStack(alignment: .leading, spacing: 4) {
                Text("Ada Lovelace")
                Text("Mathematician").foregroundStyle(.secondary)
            }
        }

    static let twin2 =
        WordTwin("ZStack") {
            ZStack(alignment: .bottomTrailing) {
                RoundedRectangle(cornerRadius: 16).fill(.indigo).frame(width: 120, height: 80)
                Text("4:33").padding(8).foregroundStyle(.white)
            }
        }

    static let twin3 =
        WordTwin("LazyHStack") {
            LazyHStack(spacing: 8) {
                ForEach(0..<4) { _ in
                    Circle().fill(.teal).frame(width: 40, height: 40)
                }
            }
        }

    static let twin4 =
        WordTwin("LazyVStack") {
            LazyVStack(alignment: .leading, spacing: 8) {
                ForEach(0..<3) { item in
                    Text("Row \(item)")
                }
            }
        }

    static let twin5 =
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

    static let twin6 =
        WordTwin("GridRow") {
            Grid {
                GridRow(alignment: .bottom) {
                    Text("21").font(.largeTitle)
                    Text("degrees")
                }
            }
        }

    static let twin7 =
        WordTwin("LazyVGrid") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: 12) {
                ForEach(0..<6) { _ in
                    Circle().fill(.pink).frame(height: 44)
                }
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
        WordTwin("ViewThatFits") {
            ViewThatFits(in: .horizontal) {
                Text("Departure from the main station")
                Text("Main station")
            }
            .frame(width: 160)
        }

    static let twin10 =
        WordTwin("ScrollView") {
            ScrollView {
                ForEach(1...40, id: \.self) { item in
                    Text("Row \(item)")
                }
            }
        }

    static let twin11 =
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

    static let twin12 =
        WordTwin("ForEach") {
            VStack {
                ForEach(["Berlin", "Vienna"], id: \.self) { city in
                    Text(city)
                }
            }
        }

    static let twin13 =
        WordTwin("EmptyView") {
            VStack {
                Text("Above")
                EmptyView()
                Text("Below")
            }
        }

    static let twin14 =
        WordTwin("Spacer") {
            HStack {
                Text("Left")
                Spacer()
                Text("Right")
            }
        }

    static let twin15 =
        WordTwin("Divider") {
            VStack {
                Text("Above")
                Divider()
                Text("Below")
            }
        }

    static let twin16 =
        WordTwin("GeometryReader") {
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width)) points wide")
            }
        }

    static let twin17 =
        WordTwin("Toggle") {
            Toggle("Wi-Fi", isOn: .constant(true))
        }

    static let twin18 =
        WordTwin("List") {
            List {
                Text("One")
                Text("Two")
            }
        }

    static let twin19 =
        WordTwin("NavigationStack") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
            }
        }

    static let twin20 =
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

    static let twin21 =
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

    static let twin22 =
        WordTwin("NavigationView") {
            NavigationView {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationBarTitle("Mail")
            }
        }

    static let twin23 =
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

    static let twin24 =
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

    static let twin25 =
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

    static let twin26 =
        WordTwin("TabView") {
            TabView(selection: .constant(1)) {
                Tab("Home", systemImage: "house", value: 0) { Text("Home") }
                Tab("Profile", systemImage: "person", value: 1) { Text("Ada") }
            }
        }

    static let twin27 =
        WordTwin("Tab") {
            TabView {
                Tab("Home", systemImage: "house") { Text("Home") }
                Tab("Profile", systemImage: "person") { Text("Ada") }
                Tab(role: .search) { Text("Nothing found") }
            }
        }

    static let twin28 =
        WordTwin("TabSection") {
            TabView {
                Tab("Home", systemImage: "house") { Text("Home") }
                TabSection("Library") {
                    Tab("Books", systemImage: "book") { Text("Books") }
                }
            }
        }

    static let twin29 =
        WordTwin("HSplitView") {
            HSplitView {
                Text("Folders")
                Text("Messages")
            }
        }

    static let twin30 =
        WordTwin("VSplitView") {
            VSplitView {
                Text("Messages")
                Text("Preview")
            }
        }

    static let twin31 =
        WordTwin("ContentUnavailableView") {
            ContentUnavailableView(
                "No Mail", systemImage: "tray", description: Text("New messages appear here."))
        }

    static let twin32 =
        WordTwin("padding") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .padding(.horizontal, 24)
        }

    static let twin33 =
        WordTwin("frame") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .frame(maxWidth: .infinity, alignment: .leading)
        }

    static let twin34 =
        WordTwin("containerRelativeFrame") {
            ScrollView(.horizontal) {
                Color.teal
                    .containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8)
            }
        }

    static let twin35 =
        WordTwin("fixedSize") {
            Text("A line that does not wrap")
                .fixedSize()
                .frame(width: 80)
                .background(.yellow)
        }

    static let twin36 =
        WordTwin("aspectRatio") {
            Color.teal
                .aspectRatio(1.5, contentMode: .fit)
        }

    static let twin37 =
        WordTwin("scaledToFit") {
            Ellipse()
                .fill(.teal)
                .scaledToFit()
                .frame(width: 120, height: 40)
        }

    static let twin38 =
        WordTwin("scaledToFill") {
            Ellipse()
                .fill(.teal)
                .scaledToFill()
                .frame(width: 120, height: 40)
                .clipped()
        }

    static let twin39 =
        WordTwin("layoutPriority") {
            HStack {
                Text("A long sentence that gives way")
                    .lineLimit(1)
                Text("This one stays whole")
                    .lineLimit(1)
                    .layoutPriority(1)
            }
        }

    static let twin40 =
        WordTwin("position") {
            Circle()
                .fill(.orange)
                .frame(width: 40, height: 40)
                .position(x: 60, y: 40)
        }

    static let twin41 =
        WordTwin("offset") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .offset(x: 12, y: -8)
        }

    static let twin42 =
        WordTwin("zIndex") {
            ZStack {
                Circle().fill(.orange).frame(width: 60, height: 60).zIndex(1)
                Circle().fill(.blue).frame(width: 90, height: 90)
            }
        }

    static let twin43 =
        WordTwin("alignmentGuide") {
            HStack(alignment: .top) {
                Text("Lower")
                    .alignmentGuide(.top) { d in d.height * -0.5 }
                Text("Higher")
            }
        }

    static let twin44 =
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

    static let twin45 =
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

    static let twin46 =
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

    static let twin47 =
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

    static let twin48 =
        WordTwin("safeAreaInset") {
            Color.mint
                .safeAreaInset(edge: .bottom, spacing: 0) {
                    Text("3 items").padding()
                }
        }

    static let twin49 =
        WordTwin("safeAreaPadding") {
            Color.mint
                .overlay { Text("Below the space") }
                .safeAreaPadding(.top, 60)
        }

    static let twin50 =
        WordTwin("safeAreaBar") {
            Color.mint
                .safeAreaBar(edge: .top, alignment: .leading) {
                    Text("Filters").padding()
                }
        }

    static let twin51 =
        WordTwin("scenePadding") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .scenePadding(.horizontal)
        }

    static let twin52 =
        WordTwin("ignoresSafeArea") {
            Color.mint
                .ignoresSafeArea(edges: .bottom)
                .safeAreaPadding(40)
        }

    static let twin53 =
        WordTwin("edgesIgnoringSafeArea") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .edgesIgnoringSafeArea(.all)
        }

    static let twin54 =
        WordTwin("defaultScrollAnchor") {
            ScrollView {
                ForEach(1...40, id: \.self) { item in
                    Text("Row \(item)")
                }
            }
            .defaultScrollAnchor(.bottom)
        }

    static let twin55 =
        WordTwin("scrollPosition") {
            ScrollView {
                Color.teal.frame(height: 600)
                Text("The end").id("end")
            }
            .scrollPosition(.constant(ScrollPosition(id: "end", anchor: .bottom)))
        }

    static let twin56 =
        WordTwin("navigationTitle") {
            NavigationStack {
                Text("No messages")
                    .navigationTitle("Mail")
            }
        }

    static let twin57 =
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

    static let twin58 =
        WordTwin("navigationBarTitle") {
            NavigationStack {
                Text("No messages")
                    .navigationBarTitle("Mail", displayMode: .inline)
            }
        }

    static let twin59 =
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

    static let twin60 =
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

    static let twin61 =
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

    static let twin62 =
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

    static let twin63 =
        WordTwin("navigationDestination") {
            NavigationStack(path: .constant(["Tokyo"])) {
                NavigationLink("Tokyo", value: "Tokyo")
                    .navigationTitle("Cities")
                    .navigationDestination(for: String.self) { city in
                        Text("\(city) at night")
                    }
            }
        }

    static let twin64 =
        WordTwin("navigationViewStyle") {
            NavigationView {
                Text("No messages")
                    .navigationTitle("Mail")
            }
            .navigationViewStyle(.stack)
        }

    static let twin65 =
        WordTwin("navigationSplitViewStyle") {
            NavigationSplitView {
                Text("Folders")
            } detail: {
                Text("No message")
            }
            .navigationSplitViewStyle(.balanced)
        }

    static let twin66 =
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

    static let twin67 =
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

    static let twin68 =
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

    static let twin69 =
        WordTwin("toolbarBackground") {
            NavigationStack {
                List {
                    Text("Inbox")
                    Text("Drafts")
                }
                .navigationTitle("Mail")
                .toolbarBackground(.yellow)
                    .toolbarBackgroundVisibility(.visible)
            }
        }

    static let twin70 =
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

    static let twin71 =
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

    static let twin72 =
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

    static let twin73 =
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

    static let twin74 =
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

    static let twin75 =
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

    static let twin76 =
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

    static let twin77 =
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

    static let twin78 =
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

    static let twin79 =
        WordTwin("tabItem") {
            TabView {
                Text("Home")
                    .tabItem { Label("Home", systemImage: "house") }
                Text("Ada")
                    .tabItem { Label("Profile", systemImage: "person") }
            }
        }

    static let twin80 =
        WordTwin("tabViewStyle") {
            TabView {
                Color.mint
                Color.indigo
                Color.pink
            }
            .tabViewStyle(.page)
        }

    static let twin81 =
        WordTwin("indexViewStyle") {
            TabView {
                Color.mint
                Color.indigo
                Color.pink
            }
            .tabViewStyle(.page)
            .indexViewStyle(.page(backgroundDisplayMode: .always))
        }

    static let twin82 =
        WordTwin("tabViewBottomAccessory") {
            TabView {
                Tab("Home", systemImage: "house") { Text("Home") }
                Tab("Profile", systemImage: "person") { Text("Ada") }
            }
            .tabViewBottomAccessory { Text("Nocturne No. 2") }
        }

    static let twin83 =
        WordTwin("tabViewSidebarHeader") {
            TabView {
                Tab("Home", systemImage: "house") { Text("Home") }
                Tab("Profile", systemImage: "person") { Text("Ada") }
            }
            .tabViewSidebarHeader { Text("Library") }
        }

    static let twin84 =
        WordTwin("tabViewSidebarFooter") {
            TabView {
                Tab("Home", systemImage: "house") { Text("Home") }
                Tab("Profile", systemImage: "person") { Text("Ada") }
            }
            .tabViewSidebarFooter { Text("Synced") }
        }

    static let twin85 =
        WordTwin("tabViewSidebarBottomBar") {
            TabView {
                Tab("Home", systemImage: "house") { Text("Home") }
                Tab("Profile", systemImage: "person") { Text("Ada") }
            }
            .tabViewSidebarBottomBar { Text("Account") }
        }

    static let twin86 =
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

    static let twin87 =
        WordTwin("fullScreenCover") {
            List {
                Text("Inbox")
                Text("Drafts")
            }
            .fullScreenCover(isPresented: .constant(true)) { Text("Welcome") }
        }

    static let twin88 =
        WordTwin("popover") {
            Image(systemName: "info.circle")
                .popover(isPresented: .constant(true)) {
                    Text("Version 2")
                        .padding(12)
                        .presentationCompactAdaptation(.popover)
                }
        }

    static let twin89 =
        WordTwin("inspector") {
            List {
                Text("Inbox")
                Text("Drafts")
            }
            .inspector(isPresented: .constant(true)) { Text("2 folders") }
        }

    static let twin90 =
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

    static let twin91 =
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

    static let twin92 =
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

    static let twin93 =
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

    static let twin94 =
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

    static let twin95 =
        WordTwin("presentationCompactAdaptation") {
            Text("Help")
                .popover(isPresented: .constant(true)) {
                    Text("Tap a row")
                        .padding(12)
                        .presentationCompactAdaptation(.popover)
                }
        }

    static let twin96 =
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

    static let twin97 =
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

    static let twin98 =
        WordTwin("contextMenu") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .contextMenu { Text("Copy") }
        }

    static let twin99 =
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

    static let twin100 =
        WordTwin("backgroundExtensionEffect") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .backgroundExtensionEffect()
        }

    static let twin101 =
        WordTwin("preference") {
            Text("Wide")
                .preference(key: WidthKey.self, value: 120)
                .backgroundPreferenceValue(WidthKey.self) { width in
                    Color.mint.frame(width: width)
                }
        }

    static let twin102 =
        WordTwin("transformPreference") {
            Text("Wide")
                .preference(key: WidthKey.self, value: 40)
                .transformPreference(WidthKey.self) { $0 *= 3 }
                .backgroundPreferenceValue(WidthKey.self) { width in
                    Color.mint.frame(width: width)
                }
        }

    static let twin103 =
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

    static let twin104 =
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

    static let twin105 =
        WordTwin("overlayPreferenceValue") {
            Text("Wide")
                .preference(key: WidthKey.self, value: 80)
                .overlayPreferenceValue(WidthKey.self, alignment: .bottom) { width in
                    Color.red.frame(width: width, height: 2)
                }
        }

    static let twin106 =
        WordTwin("backgroundPreferenceValue") {
            Text("Wide")
                .preference(key: WidthKey.self, value: 80)
                .backgroundPreferenceValue(WidthKey.self) { width in
                    Color.yellow.frame(width: width)
                }
        }

    static let twin107 =
        WordTwin("onPreferenceChange") {
            ReportedWidth()
        }

    static let twin108 =
        WordTwin("onGeometryChange") {
            MeasuredColor()
        }

    static let twin109 =
        WordTwin("coordinateSpace") {
            VStack {
                Color.teal.frame(height: 20)
                GeometryReader { proxy in
                    Text("\(Int(proxy.frame(in: .named("card")).minY)) points down")
                }
            }
            .coordinateSpace(.named("card"))
        }

    static let twin110 =
        WordTwin("matchedGeometryEffect") {
            ChosenTab()
        }

    static let twin111 =
        WordTwin("geometryGroup") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .geometryGroup()
        }

    static let twin112 =
        WordTwin("visualEffect") {
            Text("Tintype")
                .visualEffect { effect, proxy in
                    effect
                        .offset(x: proxy.size.width / 2)
                        .opacity(0.5)
                }
        }

    static let twin113 =
        WordTwin("containerShape") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .containerShape(RoundedRectangle(cornerRadius: 24))
        }

    static let twin114 =
        WordTwin("colorScheme") {
            Text("At night")
                .padding(12)
                .background(.background)
                .colorScheme(.dark)
        }

    static let twin115 =
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

    static let twin116 =
        WordTwin("dynamicTypeSize") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .dynamicTypeSize(.xxxLarge)
        }

    static let twin117 =
        WordTwin("layoutDirectionBehavior") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .layoutDirectionBehavior(.mirrors(in: .leftToRight))
        }

    static let twin118 =
        WordTwin("flipsForRightToLeftLayoutDirection") {
            Label("Tintype", systemImage: "star")
                .padding(12)
                .background(.yellow, in: RoundedRectangle(cornerRadius: 8))
                .flipsForRightToLeftLayoutDirection(true)
        }

    static let twin119 =
        WordTwin("environment") {
            HStack {
                Text("First")
                Text("Second")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }

    static let twin120 =
        WordTwin("transformEnvironment") {
            Text("Two lines of text that stand apart.")
                .frame(width: 160)
                .transformEnvironment(\.lineSpacing) { $0 += 12 }
        }

    static let twin121 =
        WordTwin("id") {
            Text("Total")
                .id("total")
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
