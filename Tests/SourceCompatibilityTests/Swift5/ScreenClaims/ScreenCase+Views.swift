import SwiftUI
import SwiftData

/// Screens that are made of SwiftUI's own names, and of what comes along with them.
let viewScreens = [
    ScreenCase(
        "SeedCatalogScreen", .shows("Sorrel", "Scots pine", "€6.00", "Buy"), .size("Sorrel", 358, 64),
        .size("count", 18, 18), .onCorner("count", of: "picture of Scots pine"), .stacked("Sorrel", "Scots pine", "buy")
    ) { SeedCatalogScreen() },
    ScreenCase(
        "TabShellScreen", .shows("Hills", "Coast", "4.5 km", "9 km", "Today", "Routes"), .lacks("Nothing planned"),
        .size("route Hills", 390, 60), .apart("route Hills", \.maxY, "route Coast", \.minY)
    ) { TabShellScreen() },
    ScreenCase(
        "PreferencesScreen", .shows("Paper", "Sepia", "Night", "17", "12 of any", "not set", "example.org", "3 bytes"),
        .shows("Moby, chapter 7, tab 1", "sea + whale", "Tour seen", "Opened in 2001"),
        .stacked("Size", "Pages", "Mark"),
        .apart("Size", \.minX, "Columns", \.minX)
    ) {
        let _ = UserDefaults.reader.removePersistentDomain(forName: "reader.preferences")
        PreferencesScreen()
    },
    ScreenCase(
        "ReminderPlannerScreen", .shows("Vitamin D", "8:00", "Iron", "20:00", "Not allowed"), .size("row a", 358, 70),
        .stacked("row a", "row b", "message"), .apart("row a", \.minX, "Vitamin D", \.minX)
    ) { ReminderPlannerScreen() },
    ScreenCase(
        "TypeSpecimenScreen", .shows("28 pt", "17 pt", "12 pt", "public.png", "png picture", "org.example.specimen"),
        .times("Sphinx", 3), .stacked("row Title", "row Body", "row Caption", "com.adobe.pdf"),
        .apart("glyphs Title", \.minX, "glyphs Body", \.minX)
    ) { TypeSpecimenScreen() },
    ScreenCase(
        "TrailNavigatorScreen", .shows("Stone hut", "30 beds", "Page 2 of the path", "Book"),
        .times("Page 2 of the path", 1),
        .size("picture", 358, 180), .apart("picture", \.maxY, "30 beds", \.minY, by: 12)
    ) { TrailNavigatorScreen() },
    ScreenCase(
        "DashboardTilesScreen", .shows("200 pieces", "60 pieces", "slow", "260"), .times("slow", 1),
        .size("bar 1 of 4", nil, 60), .size("bar 2 of 4", nil, 15), .apart("bar 0 of 4", \.maxY, "bar 2 of 4", \.maxY),
        .apart("Press", \.minY, "Paint", \.minY)
    ) { DashboardTilesScreen() },
    ScreenCase(
        "FloorPlanScreen",
        .shows("Kitchen 12,000", "Hall 20,000", "3 walls shared, 240 deep", "Complete", "Moved by 3"),
        .size("room Study", 320, 140), .apart("room Kitchen", \.maxX, "room Hall", \.minX),
        .at("pin", CGPoint(x: 130.0 / 320, y: 20.0 / 240), of: "plan"),
        .colour("room Study", 255, 255, 255, x: 0.1, y: 0.1)
    ) { FloorPlanScreen() },
    ScreenCase(
        "BookShelfScreen", .shows("Dubliners", "Joyce", "Walden, 1 note", "978"), .size("book Emma", nil, 60),
        .stacked("book Dubliners", "book Emma", "book Walden", "Walden, 1 note", "sum")
    ) { BookShelfScreen() },
    ScreenCase(
        "RainWidgetScreen", .shows("Rain", "Rain at 3"), .size("small", 158, 158), .size("chance 2", 12, 72),
        .apart("chance 0", \.maxY, "chance 2", \.maxY), .size("circular", 72, 72),
        .stacked("small", "circular", "Rain at 3")
    ) { RainWidgetScreen() },
    ScreenCase(
        "ChatScreen", width: 390, .lacks("Copy"), .shows("Chat")
    ) { NavigationStack { ChatScreen() } },
    ScreenCase("PhotoFeedScreen", .shows("Feed", "Settings"), .lacks("Retry")) { PhotoFeedScreen() },
    ScreenCase(
        "TaskBoardScreen", .shows("Board", "To do", "Doing", "Water the plants"), .inLine("To do", "Doing"),
        .stacked("Board", "To do", "Water the plants")
    ) {
        let container = try! ModelContainer(
            for: BoardTask.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let _ = container.mainContext.insert(BoardTask(title: "Water the plants"))
        TaskBoardScreen().modelContainer(container)
    },
    ScreenCase(
        "NotebookSyncScreen", .shows("Notebook", "Pages", "Rivers", "example.org", "In iCloud", "Nothing yet"),
        .stacked("Pages", "Rivers", "example.org", "In iCloud", "Nothing yet")
    ) {
        let container = try! ModelContainer(
            for: NotebookPage.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let _ = container.mainContext.insert(NotebookPage(title: "Rivers", text: "See https://example.org/a/b."))
        NotebookSyncScreen().modelContainer(container)
    },
]
