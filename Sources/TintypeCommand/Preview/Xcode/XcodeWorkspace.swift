import Foundation
import TintypeImage

/// The projects and packages that an `.xcworkspace` names.
struct XcodeWorkspace {
    /// Absolute, in the order of the file; those that are not there are left out, as tools make some of them, e.g. that of CocoaPods.
    let members: [String]

    /// - Throws: ``UsageError`` where it cannot be read.
    init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path + "/contents.xcworkspacedata") else {
            throw UsageError(message: "\(path) is no workspace", hint: "name the .xcodeproj instead")
        }
        let home = FilePaths.folder(of: path)
        var groups = [home]
        var found: [String] = []
        let disk = DiskNames()
        let text = String(decoding: data, as: UTF8.self)
        for tag in text.matches(of: #/<(/?)(Group|FileRef)\b([^>]*?)(/?)>/#) {
            let isGroup = tag.2 == "Group"
            if !tag.1.isEmpty {
                if isGroup, groups.count > 1 { groups.removeLast() }
                continue
            }
            let place = Self.place(in: tag.3, group: groups[groups.count - 1], home: home)
            if isGroup {
                if tag.4.isEmpty { groups.append(place) }
            } else if let path = disk.path(place) {
                found.append(path)
            }
        }
        members = found
    }

    /// The path that the attribute `location` of a tag means, such as `group:App/App.xcodeproj`.
    private static func place(in attributes: Substring, group: String, home: String) -> String {
        guard let location = attributes.firstMatch(of: #/location\s*=\s*"(\w+):([^"]*)"/#) else { return group }
        let name = [("&apos;", "'"), ("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
            .reduce(String(location.2)) { $0.replacing($1.0, with: $1.1) }
        let path =
            switch location.1 {
            case "absolute": name
            case "group": FilePaths.join(group, name)
            default: FilePaths.join(home, name)
            }
        return URL(fileURLWithPath: path).standardizedFileURL.path
    }
}
