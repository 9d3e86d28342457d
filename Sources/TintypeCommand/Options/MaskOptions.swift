import ArgumentParser

/// The masks of all scenes of a run, besides their own.
struct MaskOptions: ParsableArguments {
    @Option(
        name: .customLong("ignore-node"),
        help: ArgumentHelp(
            "Leave the views of this id out of the comparison, in every scene that has them; several times for several ids.",
            valueName: "id"))
    var ignoredNodes: [String] = []

    func validate() throws {
        if ignoredNodes.contains(where: \.isEmpty) { throw ValidationError("--ignore-node has no id") }
    }
}
