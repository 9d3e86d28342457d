import Foundation

/// A folder whose files are read and written without leaving it, whatever links lie in it.
///
/// The root is what the user named, and may be a link itself. Below it each folder is opened from the one above it and no link
/// is left to the system to follow, so nothing that is put there meanwhile leads out either.
package struct RootFolder: Codable, Hashable, Sendable {
    /// The symbolic links that are followed on the way.
    package enum Links: Codable, Hashable, Sendable {
        /// Those that stay in the folder. A target that is a whole path must begin with the folder's own.
        case inside
        /// None.
        case refused
        /// All, on reading: for folders that a build system made of links.
        case anywhere
    }

    package let path: String
    package let links: Links

    /// The greatest number of links that are followed: as many as the system itself follows on one path.
    private static let mostLinks = 40

    package init(_ path: String, links: Links = .inside) {
        self.path = path.isEmpty ? "." : path
        self.links = links
    }

    /// The bytes of the file at `relative`; nil where there is none.
    ///
    /// - Parameter limit: The most bytes that it may have.
    /// - Throws: ``FileError``, also for what is no ordinary file, and where a link leads out of the folder.
    package func read(_ relative: String, limit: Int = WholeFile.limit) throws(FileError) -> [UInt8]? {
        let shown = FilePaths.join(path, relative)
        if links == .anywhere { return try WholeFile.read(shown, limit: limit) }
        return try descend(to: relative, .read) { (folder, name) throws(FileError) -> [UInt8]? in
            var status = stat()
            guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
                if errno == ENOENT { return nil }
                throw FileError(.read, shown, errno: errno)
            }
            // Asked before it is opened, as opening some devices does something.
            try WholeFile.checkKind(status, .read, shown)
            let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { throw FileError(.read, shown, errno: errno) }
            defer { close(descriptor) }
            return try WholeFile.contents(of: descriptor, limit: limit, path: shown)
        } ?? nil
    }

    /// Puts `bytes` at `relative`, as ``AtomicFile`` does, and makes the folders on the way.
    ///
    /// - Throws: ``FileError``, also where anything but an ordinary file stands there, and where a link leads out.
    package func write(
        _ bytes: [UInt8], to relative: String, durability: AtomicFile.Durability = .ordinary
    ) throws(FileError) {
        let shown = FilePaths.join(path, relative)
        try AtomicFile.makeFolder(path)
        try replace(relative, durability: durability, makingFolders: true) { (descriptor) throws(FileError) in
            try AtomicFile.writeAll(bytes, to: descriptor, path: shown)
        }
    }

    /// Takes the file at `relative` away, where there is one; of a link the link itself.
    package func remove(_ relative: String) throws(FileError) {
        let shown = FilePaths.join(path, relative)
        _ = try descend(to: relative, .remove) { (folder, name) throws(FileError) -> Void in
            guard unlinkat(folder, name, 0) == 0 || errno == ENOENT || errno == ENOTDIR else {
                throw FileError(.remove, shown, errno: errno)
            }
        }
    }

    /// Moves the file at `relative` to a place below another root, whose folders are made.
    package func move(_ relative: String, to other: RootFolder, _ target: String) throws(FileError) {
        let shown = FilePaths.join(path, relative)
        try AtomicFile.makeFolder(other.path)
        let moved: Void?? = try descend(to: relative, .remove) { (folder, name) throws(FileError) -> Void? in
            try other.descend(to: target, .write, makingFolders: true) {
                (newFolder, newName) throws(FileError) -> Void in
                guard renameat(folder, name, newFolder, newName) == 0 else {
                    throw FileError(.remove, shown, errno: errno)
                }
            }
        }
        if moved == nil { throw FileError(.remove, shown, .folderMissing(FilePaths.folder(of: shown))) }
    }

    /// Makes sure that no link on the way to `relative` leads out, nor the file itself where it is one. Nothing need be there.
    package func check(_ relative: String) throws(FileError) {
        if links == .anywhere { return }
        _ = try descend(to: relative, .read) { (_, _) throws(FileError) -> Void in }
    }

    func replace(
        _ relative: String, durability: AtomicFile.Durability, makingFolders: Bool,
        filling fill: (Int32) throws(FileError) -> Void
    ) throws(FileError) {
        let shown = FilePaths.join(path, relative)
        let done: Void? = try descend(to: relative, .write, makingFolders: makingFolders) {
            (folder, name) throws(FileError) -> Void in
            try AtomicFile.replace(name, in: folder, shownAs: shown, durability: durability, filling: fill)
        }
        if done == nil { throw FileError(.write, shown, .folderMissing(FilePaths.folder(of: shown))) }
    }
}

// MARK: The way down

extension RootFolder {
    /// Calls `body` with the folder of the file at `relative`, open, and the file's name in it, which is no link except when a
    /// file is to be removed.
    ///
    /// - Returns: nil where a folder on the way is not there.
    private func descend<Result>(
        to relative: String, _ operation: FileError.Operation, makingFolders: Bool = false,
        _ body: (Int32, String) throws(FileError) -> Result
    ) throws(FileError) -> Result? {
        let shown = FilePaths.join(path, relative)
        var names = Self.names(in: relative)
        var followed = 0
        // Each time a link was met its target is put in its place, and the way begins anew: no name is taken twice for what
        // it was before.
        while true {
            var walk = try Walk(root: path, operation, shown: shown)
            defer { walk.end() }
            switch try walk.go(names, operation, makingFolders: makingFolders) {
            case .missing: return nil
            case .arrived(let name): return try body(walk.folder, name)
            case .up(let index):
                guard index > 0 else { throw FileError(operation, shown, .leavesFolder(path)) }
                names.removeSubrange(index - 1...index)
            case .link(let index, let target):
                if links == .refused { throw FileError(operation, shown, .link) }
                followed += 1
                guard followed <= Self.mostLinks else { throw FileError(operation, shown, errno: ELOOP) }
                guard let inner = inside(target) else { throw FileError(operation, shown, .leavesFolder(path)) }
                names.replaceSubrange(target.hasPrefix("/") ? 0...index : index...index, with: Self.names(in: inner))
            }
        }
    }

    /// The target of a link from the root on where it is a whole path; nil where that is outside.
    private func inside(_ target: String) -> String? {
        guard target.hasPrefix("/") else { return target }
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        let home = String(cString: resolved)
        if target == home { return "" }
        let start = home == "/" ? home : home + "/"
        return target.hasPrefix(start) ? String(target.dropFirst(start.count)) : nil
    }

    private static func names(in path: String) -> [String] {
        path.split(separator: "/").map(String.init).filter { $0 != "." }
    }
}

/// One way down from a root, with the folder open that it has come to.
private struct Walk {
    /// The reason why a path could not be followed.
    enum End {
        case arrived(name: String)
        /// A folder on the way is not there.
        case missing
        /// The name at the index is `..`; those before it are folders.
        case up(Int)
        /// The name at the index is a link.
        case link(Int, target: String)
    }

    /// `O_PATH`, which Swift does not take over from the C library: to pass a folder, its names need not be readable.
    private static let path: Int32 = 0o10_000_000

    private(set) var folder: Int32
    private let root: String
    private let shown: String

    init(root: String, _ operation: FileError.Operation, shown: String) throws(FileError) {
        self.root = root
        self.shown = shown
        folder = open(root, Walk.path | O_DIRECTORY | O_CLOEXEC)
        // There is nothing in a folder that is not there; -1 stands for it.
        guard folder >= 0 || errno == ENOENT || errno == ENOTDIR && operation == .read else {
            throw FileError(operation, shown, errno: errno)
        }
    }

    mutating func go(
        _ names: [String], _ operation: FileError.Operation, makingFolders: Bool
    ) throws(FileError) -> End {
        guard folder >= 0 else { return .missing }
        guard let last = names.last else { throw FileError(operation, shown, .isFolder) }
        for (index, name) in names.enumerated() {
            if name == ".." { return .up(index) }
            let isLast = index == names.count - 1
            if !(isLast && operation == .remove), let target = try target(of: name, operation) {
                return .link(index, target: target)
            }
            if isLast { break }
            // Of a folder that cannot be made the folder is named, not the file that would lie in it.
            let place = makingFolders ? FilePaths.join(root, names[...index].joined(separator: "/")) : shown
            guard try enter(name, operation, makingFolders: makingFolders, shownAs: place) else { return .missing }
        }
        return .arrived(name: last)
    }

    func end() {
        if folder >= 0 { close(folder) }
    }

    /// - Returns: True if the folder is there.
    private mutating func enter(
        _ name: String, _ operation: FileError.Operation, makingFolders: Bool, shownAs place: String
    ) throws(FileError) -> Bool {
        if makingFolders, mkdirat(folder, name, 0o777) != 0, errno != EEXIST {
            throw FileError(operation, place, errno: errno)
        }
        let next = openat(folder, name, Walk.path | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard next >= 0 else {
            if errno == ENOENT || errno == ENOTDIR && operation == .read { return false }
            throw FileError(operation, place, errno: errno)
        }
        close(folder)
        folder = next
        return true
    }

    /// The target of the link `name`; nil where it is none.
    private func target(of name: String, _ operation: FileError.Operation) throws(FileError) -> String? {
        let target: String? = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            let length = readlinkat(folder, name, buffer.baseAddress!, buffer.count)
            return length < 0 ? nil : String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
        if target == nil, ![EINVAL, ENOENT, ENOTDIR].contains(errno) {
            throw FileError(operation, shown, errno: errno)
        }
        return target
    }
}
