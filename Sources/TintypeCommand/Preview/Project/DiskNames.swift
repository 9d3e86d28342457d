import Foundation
import TintypeImage

/// Finds files whose names are written otherwise than on the disk: in capitals and small letters, or with accents in parts, which are
/// one name on the disks of Macs.
final class DiskNames {
    private var folders: [String: [String: String]] = [:]

    /// The path as the disk has it; nil for what is not there.
    func path(_ wanted: String) -> String? {
        if FileManager.default.fileExists(atPath: wanted) { return wanted }
        var found = ""
        for part in wanted.split(separator: "/") {
            let next = "\(found)/\(part)"
            if FileManager.default.fileExists(atPath: next) {
                found = next
            } else if let name = names(in: found.isEmpty ? "/" : found)[part.lowercased()] {
                found = "\(found)/\(name)"
            } else {
                return nil
            }
        }
        return found
    }

    /// The names in a folder by their small letters. Texts that differ in how accents are composed are equal.
    private func names(in folder: String) -> [String: String] {
        if let known = folders[folder] { return known }
        let entries = ((try? FolderListing.entries(of: folder)) ?? []).filter(\.isText)
        let names = Dictionary(entries.map { ($0.name.lowercased(), $0.name) }) { first, _ in first }
        folders[folder] = names
        return names
    }
}
