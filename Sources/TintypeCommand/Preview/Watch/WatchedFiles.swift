import Foundation
import TintypeImage

/// The files that an app is made of, with what changes when one is saved.
struct WatchedFiles: Equatable {
    private(set) var stamps: [String: FileStamp] = [:]

    /// The sources and resources of a project as they are now, those that came after it was read among them.
    init(_ project: AppProject) {
        let resources = project.modules.flatMap(\.resources) + project.resources
        for path in project.modules.flatMap(\.sources) + resources.map(\.path) { add(path) }
        for place in project.followed {
            // Not a folder itself, whose stamp changes with all that is put into it, such as pictures.
            guard let found = try? FolderWalk(place) else {
                add(place)
                continue
            }
            for path in found.sources + found.resources { add(path) }
            add(place + "/Package.swift")
            for entry in (try? FolderListing.entries(of: place)) ?? [] where entry.name.hasSuffix(".xcodeproj") {
                add(FilePaths.join(place, entry.name) + "/project.pbxproj")
            }
        }
    }

    /// A file, or all files of a folder.
    private mutating func add(_ path: String) {
        guard stamps[path] == nil, let stamp = FileStamp(path) else { return }
        stamps[path] = stamp
        guard FolderWalk.packages.contains(where: path.hasSuffix),
            let names = FileManager.default.enumerator(atPath: path)
        else { return }
        for case let name as String in names {
            let inner = FilePaths.join(path, name)
            stamps[inner] = FileStamp(inner)
        }
    }

    /// The files that were saved, made or taken away since, sorted.
    func changes(since earlier: WatchedFiles) -> [String] {
        Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }.sorted()
    }
}
