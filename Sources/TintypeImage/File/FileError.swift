import Foundation
import TintypeGraphics

/// The error that a file could not be read or written.
package struct FileError: Error, Hashable, Sendable {
    /// The operation that failed.
    package enum Operation: String, Hashable, Sendable {
        case read
        case write
        case remove
    }

    /// The obstacle.
    package enum Problem: Hashable, Sendable {
        /// The folder that the file belongs to does not exist.
        case folderMissing(String)
        /// A folder stands where the file belongs.
        case isFolder
        /// A file stands where a folder belongs on the path.
        case notAFolder
        case notPermitted
        case readOnlyFileSystem
        case noSpace
        case nameTooLong
        /// There is no such file.
        case missing
        /// A link on the way leads out of the folder.
        case leavesFolder(String)
        /// A link stands on the way, where none is followed.
        case link
        /// Something else stands there; the text says what, as `a pipe`.
        case notAFile(String)
        /// The file has more bytes.
        case tooLarge(limit: Int)
        case tooManyOpenFiles
        /// Names that are no text cannot be told apart.
        case nameNotUTF8
        /// Anything else, in the system's words.
        case other(String)
    }

    package var operation: Operation
    package var path: String
    package var problem: Problem

    package init(_ operation: Operation, _ path: String, _ problem: Problem) {
        self.operation = operation
        self.path = path
        self.problem = problem
    }

    /// The error that the system's error `number` stands for.
    package init(_ operation: Operation, _ path: String, errno number: Int32) {
        let problem: Problem =
            switch number {
            case ENOENT: .folderMissing(FilePaths.folder(of: path))
            case EISDIR: .isFolder
            case ENOTDIR: .notAFolder
            case EACCES, EPERM: .notPermitted
            case EROFS: .readOnlyFileSystem
            case ENOSPC, EDQUOT: .noSpace
            case ENAMETOOLONG: .nameTooLong
            case EMFILE, ENFILE: .tooManyOpenFiles
            default: .other(String(cString: strerror(number)))
            }
        self.init(operation, path, problem)
    }
}

extension FileError {
    /// The fault, without a full stop at the end.
    package var message: String {
        let what = "cannot \(operation.rawValue) \(path)"
        switch problem {
        case .folderMissing(let folder): return "\(what): the folder \(folder) does not exist"
        case .isFolder: return "\(what): it is a folder"
        case .notAFolder: return "\(what): a part of the path is a file, not a folder"
        case .notPermitted: return "\(what): permission denied"
        case .readOnlyFileSystem: return "\(what): the file system is read-only"
        case .noSpace: return "\(what): there is no space left"
        case .nameTooLong: return "\(what): the name is too long"
        case .missing: return "\(what): there is no such file"
        case .leavesFolder(let folder):
            return "\(what): a link leads out of \(folder == "." ? "its folder" : "the folder \(folder)")"
        case .link: return "\(what): it is reached through a link"
        case .notAFile(let kind): return "\(what): it is \(kind), not a file"
        case .tooLarge(let limit): return "\(what): it has more than \(limit) bytes"
        case .tooManyOpenFiles: return "\(what): too many files are open"
        case .nameNotUTF8: return "\(what): its name is not UTF-8"
        case .other(let reason): return "\(what): \(reason)"
        }
    }

    /// The remedy for the user.
    package var hint: String {
        switch problem {
        case .folderMissing: "make the folder first, or name another one"
        case .isFolder: "name a file"
        case .notAFolder: "name another path, or move the file out of the way"
        case .notPermitted: "change the permissions of the file or its folder, or name another path"
        case .readOnlyFileSystem: "name a path on a file system that can be written to"
        case .noSpace: "free some space"
        case .nameTooLong: "use a shorter name"
        case .missing: "check the path"
        case .leavesFolder, .link: "put the file itself in the place of the link"
        case .notAFile: "name an ordinary file"
        case .tooLarge: "name a smaller file"
        case .tooManyOpenFiles: "allow more with `ulimit -n`, or do less at a time with --jobs"
        case .nameNotUTF8: "give it another name"
        case .other: "check the path and the disk"
        }
    }
}

extension FileError {
    /// True where a path or a link leads out of the folder that nothing may leave.
    package var leavesFolder: Bool {
        if case .leavesFolder = problem { true } else { false }
    }

    /// True where the disk, its permissions or the process's limits stand against it, and not what lies at the path.
    package var isOfMachine: Bool {
        switch problem {
        case .notPermitted, .readOnlyFileSystem, .noSpace, .tooManyOpenFiles, .other: true
        default: false
        }
    }
}

extension FileError: ExplainedError {}
