import SwiftUI

@main
struct MeadowApp: App {
    @StateObject private var model = MeadowModel()

    var body: some Scene {
        WindowGroup { FlowerList().environmentObject(model) }
    }
}
