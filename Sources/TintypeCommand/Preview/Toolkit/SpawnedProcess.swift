import Foundation

/// Starts processes with nothing of this one's but what is named.
enum SpawnedProcess {
    /// The file behind a descriptor of the new process.
    enum File {
        case null
        /// One of this process.
        case descriptor(Int32)
    }

    /// Makes a pipe whose ends no process inherits: the first is read, the second written to.
    ///
    /// - Returns: False where there can be none; `errno` says why.
    static func makePipe(_ ends: inout [Int32]) -> Bool {
        guard pipe(&ends) == 0 else { return false }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return true
    }

    /// - Parameter descriptors: The files of the new process, by descriptor; none of this process's is to lie among these.
    /// - Returns: nil where it cannot be started; `errno` says why.
    static func spawn(
        _ path: String, _ arguments: [String], environment: [String: String], descriptors: [(File, Int32)]
    ) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        guard posix_spawn_file_actions_init(&actions) == 0, posix_spawnattr_init(&attributes) == 0 else { return nil }
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (file, target) in descriptors {
            switch file {
            case .null: posix_spawn_file_actions_addopen(&actions, target, "/dev/null", O_RDWR, 0)
            case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, target)
            }
        }
        // Threads of this process keep signals from themselves, which would be handed on.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let texts = arguments.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (texts + variables).forEach { free($0) } }
        var process: pid_t = 0
        let problem = posix_spawn(&process, path, &actions, &attributes, texts, variables)
        guard problem == 0 else {
            errno = problem
            return nil
        }
        return process
    }
}
