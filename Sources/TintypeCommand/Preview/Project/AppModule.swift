/// A module of an app: what is compiled together.
struct AppModule: Hashable, Sendable {
    var name: String
    /// Absolute paths.
    var sources: [String]
    /// The modules of the same project that it imports, by name.
    var dependencies: [String] = []
    var settings = ModuleSettings()
    /// The files that `Bundle.module` has; none for an app, whose files are those of `Bundle.main`.
    var resources: [AppResource] = []
    /// Sources that no one wrote, by the names of their files.
    var generated: [String: String] = [:]

    /// Adds the classes that Xcode makes of models, Core Data's and Core ML's, and of definitions of intents.
    ///
    /// - Parameter bundle: The bundle that has the resources, in Swift.
    mutating func addClasses(of resources: [AppResource], bundle: String = "Bundle.main") {
        generated.merge(DataModel.sources(of: resources, module: name)) { $1 }
        generated.merge(IntentDefinition.sources(of: resources)) { $1 }
        generated.merge(LearnedModel.sources(of: resources, besides: sources, bundle: bundle)) { $1 }
    }
}

/// The settings of a module that the compiler is told.
struct ModuleSettings: Hashable, Sendable {
    /// `4`, `4.2`, `5` or `6`.
    var languageMode = "5"
    /// True where what is not isolated belongs to the main actor.
    var isOnMainActor = false
    var upcomingFeatures: [String] = []
    var experimentalFeatures: [String] = []
    /// Beside `DEBUG`.
    var conditions: [String] = []
    /// True where conditions such as `os(iOS)` hold.
    var isOnPhone = true

    var arguments: [String] {
        var arguments = ["-swift-version", languageMode]
        if isOnMainActor { arguments += ["-default-isolation", "MainActor"] }
        for feature in upcomingFeatures { arguments += ["-enable-upcoming-feature", feature] }
        for feature in experimentalFeatures { arguments += ["-enable-experimental-feature", feature] }
        for condition in ["DEBUG"] + conditions { arguments += ["-D", condition] }
        return arguments
    }
}

/// A file or folder of a bundle.
struct AppResource: Hashable, Sendable {
    /// Absolute.
    var path: String
    /// The path in the bundle.
    var place: String
}
