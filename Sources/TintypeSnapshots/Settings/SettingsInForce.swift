/// The value of each setting and its origin: a variable of the environment, the file, or the default.
///
/// Options on the command line go before all of these, as they come later among the arguments; what a scene says of its own
/// tolerance and masks goes before what the command or the file says for all.
package struct SettingsInForce {
    /// The origin of a setting's value.
    package enum Origin: Equatable {
        case variable(String)
        case file(String)
        case standard
    }

    private let file: ConfigFile?
    private let environment: [String: String]

    /// - Parameter path: The file that the user named; nil for the one in the working folder, if there is one.
    /// - Throws: ``ConfigFile/Failure``, also where the file that was named is not there.
    package init(path: String?, environment: [String: String]) throws(ConfigFile.Failure) {
        self.environment = environment
        file = try ConfigFile(path: path ?? ConfigFile.standardPath)
        if let path, file == nil {
            throw ConfigFile.Failure(message: "there is no file \(path)", hint: "`tintype config` shows what holds")
        }
    }

    /// The values of a setting and their origin.
    package func value(of setting: Setting) -> (texts: [String], origin: Origin) {
        for variable in setting.variables {
            guard let text = environment[variable.name], !text.isEmpty else { continue }
            guard let value = variable.value else { return ([text], .variable(variable.name)) }
            if !["0", "false", "no"].contains(text.lowercased()) { return ([value], .variable(variable.name)) }
        }
        if let key = setting.key, let texts = file?.values[key], let file { return (texts, .file(file.path)) }
        return ([], .standard)
    }

    /// The arguments of a subcommand, with those that the settings stand for before the user's, so that the user's count.
    package func arguments(of command: String, before own: [String]) -> [String] {
        let namesTolerance = own.contains { argument in
            Setting.toleranceOptions.contains(String(argument.drop { $0 == "-" }.prefix { $0 != "=" }))
        }
        var arguments: [String] = []
        for setting in Setting.all where setting.commands.contains(command) {
            // A tolerance is one thing: the reason for one does not hold for another.
            if namesTolerance, setting.key?.hasPrefix("tolerance.") == true { continue }
            let option = "--" + setting.option(of: command)
            arguments += value(of: setting).texts.map {
                setting.form.isFlag ? option : "\(option)=\(setting.prefix)\($0)"
            }
        }
        return arguments
    }
}

extension SettingsInForce {
    /// The arguments with what the environment and the file say. Those of subcommands without settings, and such as ask for
    /// help, are left as they are.
    ///
    /// - Throws: ``ConfigFile/Failure``.
    package static func completing(
        _ arguments: [String], environment: [String: String]
    ) throws(ConfigFile.Failure) -> [String] {
        let own = Array(arguments.dropFirst().prefix { $0 != "--" })
        guard let command = arguments.first, Setting.all.contains(where: { $0.commands.contains(command) }),
            !own.contains(where: { ["--help", "-h", "--version"].contains($0) })
        else { return arguments }
        let settings = try SettingsInForce(path: path(in: own), environment: environment)
        return [command] + settings.arguments(of: command, before: own) + arguments.dropFirst()
    }

    /// The file that `-c` or `--config` names.
    private static func path(in arguments: [String]) -> String? {
        var path: String?
        for (index, argument) in arguments.enumerated() {
            if argument.hasPrefix("--config=") { path = String(argument.dropFirst("--config=".count)) }
            if ["-c", "--config"].contains(argument), index + 1 < arguments.count { path = arguments[index + 1] }
        }
        return path
    }
}

extension Setting {
    /// The options that say what a comparison may overlook.
    fileprivate static let toleranceOptions: Set<String> = [
        "reason", "threshold", "pixel-tolerance", "max-diff-pixels", "max-diff-pixel-ratio", "precision",
        "perceptual-precision", "aa",
    ]
}

extension Setting.Form {
    fileprivate var isFlag: Bool {
        if case .flag = self { true } else { false }
    }
}
