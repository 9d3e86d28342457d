import Foundation
import TintypeImage

/// The things that an app's sources are compiled and linked with: SwiftUI's modules, one shared library of them, the macros, and the
/// program that draws. A folder with the manifest `toolkit.json`, which can be moved.
struct Toolkit: Sendable {
    /// The description of a toolkit.
    struct Manifest: Codable, Hashable, Sendable {
        /// The number of what this version of the command can use.
        var format = Toolkit.format
        /// The version of the compiler that made the modules: no other can read them.
        var compiler: String
        var target: String
        /// Changes with the sources that it was made of.
        var stamp: String
    }

    static let format = 1
    static let manifestName = "toolkit.json"

    let folder: String
    let manifest: Manifest

    /// The folder of modules.
    var modules: String { folder + "/modules" }
    /// The file that says which C modules there are.
    var moduleMaps: [String] { [folder + "/headers/module.modulemap", folder + "/headers/CStandIns/module.modulemap"] }
    var libraries: String { folder + "/lib" }
    /// The program that expands macros.
    var macros: String { folder + "/bin/TintypeMacros" }
    /// The program that draws.
    var host: String { folder + "/bin/tintype-previews" }

    /// The toolkit in a folder; nil where there is none.
    init?(_ folder: String) {
        let file = URL(fileURLWithPath: folder + "/" + Self.manifestName)
        guard let data = try? Data(contentsOf: file),
            let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
        else { return nil }
        self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
        self.manifest = manifest
    }

    /// Indicates whether this command and a compiler can use it.
    func fits(_ toolchain: SwiftToolchain) -> Bool {
        manifest.format == Self.format && manifest.compiler == toolchain.version && manifest.target == toolchain.target
    }
}
