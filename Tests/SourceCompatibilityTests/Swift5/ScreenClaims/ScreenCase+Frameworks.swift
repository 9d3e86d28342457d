import SwiftUI

/// Screens that stand on a framework which a file imports by its own name.
let frameworkScreens = [
    ScreenCase(
        "ParcelScannerScreen", .shows("No camera", "Light"), .size("window", 240, 240), .size("preview", 390, 844),
        .centred("window", in: "preview"), .colour("preview", 0, 0, 0, x: 0.05, y: 0.05)
    ) { ParcelScannerScreen() },
    ScreenCase(
        "DarkroomScreen", .shows("invert", "sepia"), .lacks("failed"), .size("print mono", 40, 30),
        .size("code", 120, 120),
        .colour("print none", 255, 0, 0), .colour("print invert", 0, 255, 255)
    ) { DarkroomScreen() },
    ScreenCase(
        "DeliveryActivityScreen", .shows("Soup bar", "2 stops", "Not on this device"), .size("track", 300, 8),
        .size("filled", 225, 8), .apart("track", \.minX, "filled", \.minX)
    ) { DeliveryActivityScreen() },
    ScreenCase(
        "CoffeeShortcutsScreen", .shows("1,200 ml", "Sidamo", "Huila"), .size("amount", nil, 60),
        .apart("bean 1", \.midX, "bean 2", \.midX), .stacked("amount", "bean 1", "bean 2")
    ) { CoffeeShortcutsScreen() },
    ScreenCase(
        "AlbumBrowserScreen", .shows("No albums", "Allow access in Settings", "Add pictures"), .size("add", 390, 50),
        .stacked("No albums", "Allow access in Settings", "add")
    ) { AlbumBrowserScreen() },
    ScreenCase(
        "SignInScreen", .shows("Welcome", "Refused, No biometry", "Token s3cret"), .size("apple", 342, 50),
        .stacked("Welcome", "apple", "Token s3cret"), .colour("apple", 0, 0, 0, x: 0.05)
    ) { SignInScreen() },
    ScreenCase(
        "InviteFriendsScreen", .shows("AB", "Ada Byron", "Invite", "EN", "No number", "Only people that you added"),
        .size("initials AB", 44, 44), .apart("initials AB", \.midY, "initials EN", \.midY, by: 60),
        .centred("AB", in: "initials AB")
    ) { InviteFriendsScreen() },
    ScreenCase(
        "StepCounterScreen", .shows("6,400", "80%", "Typed by hand"), .size("ring", 220, 220), .size("hour 2", 20, 60),
        .apart("hour 0", \.maxY, "hour 2", \.maxY), .apart("ring", \.midX, "6,400", \.midX)
    ) { StepCounterScreen() },
    ScreenCase(
        "PaperReaderScreen", .shows("Page 2 of 3", "Open to read"), .size("pages", 358, 360),
        .size("thumbnail 0", 30, 40), .inLine("thumbnail 0", "thumbnail 1", "thumbnail 2"),
        .colour("thumbnail 0", 255, 204, 0)
    ) { PaperReaderScreen() },
    ScreenCase(
        "SketchPadScreen", .shows("0 strokes, empty"), .size("canvas", 300, 300), .size("ink highlighter", 100, 56),
        .apart("ink pencil.tip", \.maxX, "ink highlighter", \.minX), .colour("canvas", 255, 250, 230)
    ) { SketchPadScreen() },
    ScreenCase(
        "AttachmentsScreen", .shows("Report", "2.4 MB", "Photo", "150 kB", "com.adobe.pdf, public.jpeg"),
        .times("Photo", 2),
        .size("file Report", 358, 56), .size("viewer", 358, 200),
        .apart("file Report", \.maxY, "file Photo", \.minY, by: 8)
    ) { AttachmentsScreen() },
    ScreenCase(
        "TipTourScreen", .shows("Stack your layers", "Learn more", "Roads", "Hills"), .lacks("Pick a colour"),
        .stacked("tip", "layer Roads", "layer Rivers", "layer Hills"), .size("layer Roads", 358, 44)
    ) { TipTourScreen() },
    ScreenCase(
        "PaywallScreen", .shows("Monthly", "$19.99", "The store is out of reach"), .size("offer month", 171, 120),
        .at("best", CGPoint(x: 0.5, y: 0), of: "offer year"),
        .apart("offer month", \.maxX, "offer year", \.minX, by: 16)
    ) { PaywallScreen() },
    ScreenCase(
        "FerryMapScreen", .shows("5.6", "Place not allowed"), .size("map", 300, 300), .inside("dot Pier", "map"),
        .stacked("dot Pier", "dot Island"), .apart("dot Pier", \.midX, "dot Island", \.midX)
    ) { FerryMapScreen() },
    ScreenCase(
        "HelpCenterScreen", .shows("Offline", "Open in Safari"), .size("bar", 390, 44),
        .apart("bar", \.maxY, "page", \.minY), .colour("lamp", 255, 56, 60)
    ) { HelpCenterScreen() },
    ScreenCase("CameraScreen", .times("a", 2), .lacks("PhotosPicker")) { PhotoV() },
    ScreenCase("QRCodeScreen", width: 200, height: 200, .lacks("QR"), .size("code", 200, 200)) { QR().id("code") },
    ScreenCase(
        "WidgetGallery", .shows("😃"), .lacks("x")
    ) {
        MyEntryView(entry: SimpleEntry(date: .now, configuration: ConfigurationAppIntent()))
            .environment(\.widgetFamily, .systemSmall)
    },
]
