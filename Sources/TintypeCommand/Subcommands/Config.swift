import ArgumentParser
import Foundation
import TintypeSnapshots

/// `tintype config`: what holds where no option says otherwise.
struct Config: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Show the settings that hold here, and who says so.",
        discussion: """
            Options go before variables of the environment, these before tintype.json in the working folder, and that \
            before what holds by itself. A scene's own tolerance and masks go before what options or the file say for \
            all scenes. An unknown key in the file is an error. `tintype schema --config` makes an editor complete the \
            keys.

            Example of a tintype.json:
              {
                "snapshotsDir": "Snapshots",
                "reporters": ["list", "junit"],
                "tolerance": {"threshold": 0.02, "reason": "blurs differ by a step"}
              }

            Examples:
              tintype config
              tintype config --explain
              tintype config --config ci.json --json
            """)

    @Flag(help: "Say for each setting who sets it, and which variables would.")
    var explain = false

    @Flag(help: "Write the settings as JSON, with who sets each.")
    var json = false

    @Option(name: .shortAndLong, help: .config)
    var config: String?

    private struct Line: Encodable {
        var name: String
        var value: String
        var origin: String
        var variables: [String]
        var option: String
    }

    func run() throws {
        let settings: SettingsInForce
        do {
            settings = try SettingsInForce(path: config, environment: ProcessInfo.processInfo.environment)
        } catch {
            Output.note("error: \(error)")
            throw Outcome.usage
        }
        let lines = Setting.all.map { setting in
            let (texts, origin) = settings.value(of: setting)
            return Line(
                name: setting.name, value: Config.text(texts, of: setting, origin), origin: Config.text(origin),
                variables: setting.variables.map(\.name),
                option: "--" + setting.option + (setting.prefix.isEmpty ? "" : " " + setting.prefix + "N"))
        }
        if json { return try Output.printJSON(lines) }
        if explain { Output.print("option, then variable, then file, then default\n") }
        let width = lines.map(\.name.count).max() ?? 0
        for line in lines {
            let space = String(repeating: " ", count: width - line.name.count)
            Output.print("\(line.name)\(space)  \(line.value)")
            guard explain else { continue }
            let variables = line.variables.isEmpty ? "" : "; variables: \(line.variables.joined(separator: ", "))"
            Output.print("    \(line.origin); option: \(line.option)\(variables)")
        }
    }

    private static func text(_ texts: [String], of setting: Setting, _ origin: SettingsInForce.Origin) -> String {
        if origin == .standard { return setting.standard }
        if case .flag = setting.form { return texts.isEmpty ? "no" : "yes" }
        return texts.isEmpty ? "none" : texts.joined(separator: ", ")
    }

    private static func text(_ origin: SettingsInForce.Origin) -> String {
        switch origin {
        case .variable(let name): "from the variable \(name)"
        case .file(let path): "from \(path)"
        case .standard: "by default"
        }
    }
}
