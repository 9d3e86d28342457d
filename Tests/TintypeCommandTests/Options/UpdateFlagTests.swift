import Testing

@testable import TintypeCommand

@Suite("Flags of other tools")
struct UpdateFlagTests {
    @Test(
        "what others call updating is recording",
        arguments: [
            (["verify", "-u"], ["verify", "--record=failed"]),
            (["test", "--update-snapshots=all", "a"], ["test", "--record=all", "a"]),
            (["verify", "--update-snapshots=none"], ["verify", "--record=never"]),
            (["verify", "--update-snapshots=nonsense"], ["verify", "--record=nonsense"]),
            (["verify", "--update-goldens"], ["verify", "--record=failed"]),
            (["verify", "--", "-u"], ["verify", "--", "-u"]),
            (["render", "-u"], ["render", "-u"]), ([], []),
        ])
    func rewrites(_ arguments: [String], _ expected: [String]) {
        #expect(UpdateFlag.rewriting(arguments) == expected)
    }
}
