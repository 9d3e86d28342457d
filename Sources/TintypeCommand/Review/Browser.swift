import Foundation

/// The user's browser.
enum Browser {
    /// Shows a page.
    ///
    /// - Returns: True if there is a program that opens pages.
    @discardableResult
    static func open(_ address: String) -> Bool {
        #if os(macOS)
            let program = "open"
        #else
            let program = "xdg-open"
        #endif
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program, address]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            return false
        }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
