import Foundation

/// The marks that tell one build of the tool from another.
enum RunIdentity {
    /// The version, and size and date of the program's file: a journal of another build is not gone on with.
    static var engine: String {
        var status = stat()
        guard stat("/proc/self/exe", &status) == 0 else { return Version.current }
        return "\(Version.current) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}
