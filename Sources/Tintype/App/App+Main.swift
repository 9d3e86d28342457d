import Foundation
import TintypeCairo
import TintypeGraphics
import TintypeImage
import TintypeTree
public import TintypeUI

extension App {
    /// Runs the app, which draws one of its windows into a file and ends: `MyApp --snapshot out.png`.
    ///
    /// Exit codes: 0 where the file is written, 2 for a command line that is not understood or asks for nothing, 3 where the
    /// window could not be drawn, or the file or standard output not be written. Of a picture that fails no file is touched.
    public static func main() {
        let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
        let run = AppRun<Self>(program: program)
        StandardStream.fillClosed()
        CleanStart.ensure()
        exit(run.code(of: Array(CommandLine.arguments.dropFirst())))
    }
}

/// A run of an app from the command line.
@MainActor
struct AppRun<Content: App> {
    /// The app's name on the command line.
    let program: String

    /// Does what `arguments` ask for.
    ///
    /// - Returns: The exit code.
    func code(of arguments: [String]) -> Int32 {
        do {
            switch try AppRequest(arguments) {
            case .help: try StandardStream.output.write(line: ShownText(lines: AppHelp.text(program: program)))
            case .listWindows: try listWindows()
            case .snapshot(let options):
                try check(options.window.map(WindowChoice.named) ?? .first)
                try draw(options)
            }
            return 0
        } catch let error as AppUsageError {
            let help = arguments.isEmpty ? AppHelp.summary(program: program) + "\n" : ""
            note("\(lines: help)error: \(error.message)\nhint: \(error.hint)")
            return 2
        } catch let error as FontSetError {
            note("error: \(error)\nhint: \(error.hint)")
            return 3
        } catch {
            note("error: \(error)")
            return 3
        }
    }

    /// A window that is not there was asked for wrongly, as a device that nobody knows.
    private func check(_ choice: WindowChoice) throws {
        guard case .named = choice else { return }
        let session = Session(context: try RenderResources.viewContext(scale: 1))
        let windows = try AppView(Content()).windows(in: session)
        guard choice.index(in: windows) == nil else { return }
        let error = choice.missing(from: windows, app: "\(Content.self)")
        throw AppUsageError(error.message, hint: error.hint ?? "`--list-windows` names them")
    }

    private func draw(_ options: AppSnapshotOptions) throws {
        CurrentLocale.set(Locale(identifier: options.locale))
        // A file of the app's own that is no font is passed over, as on Apple's systems.
        for file in FontFiles.ofApp(in: AssetFolders.ofProgram) { try? ProgramFonts.shared.register([file]) }
        try ProgramFonts.shared.register(options.fonts)
        let (png, notes) = try AppPicture<Content>(options: options).png()
        for note in notes { self.note("warning: \(note)") }
        if options.output == "-" {
            try StandardStream.output.write(png)
        } else {
            try AtomicFile.write(png, to: options.output)
        }
    }

    private func listWindows() throws {
        let session = Session(context: try RenderResources.viewContext(scale: 1))
        for window in try AppView(Content()).windows(in: session) {
            let name = window.id ?? window.title ?? "-"
            try StandardStream.output.write(line: "\(name)\t\(window.role)")
        }
    }

    /// Nothing is told where nobody can be.
    private func note(_ text: ShownText) { try? StandardStream.error.write(line: text) }
}
