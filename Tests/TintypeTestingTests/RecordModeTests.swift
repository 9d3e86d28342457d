import Testing
import TintypeSnapshots

@testable import TintypeTesting

@Suite("When goldens are written")
struct RecordModeTests {
    @Test("the source goes before the variables, ours before swift-snapshot-testing's")
    func precedence() throws {
        #expect(try mode([:]) == .missing)
        #expect(try mode(["SNAPSHOT_TESTING_RECORD": "all"]) == .all)
        #expect(try mode(["SNAPSHOT_TESTING_RECORD": "all", "TINTYPE_RECORD": "failed"]) == .failed)
        #expect(try mode(["TINTYPE_RECORD": "all"], asked: .never) == .never)
    }

    @Test("the words of other tools count, after ours")
    func others() throws {
        #expect(try mode(["TINTYPE_UPDATE": "1"]) == .failed)
        #expect(try mode(["UPDATE_SNAPSHOTS": "true"]) == .failed)
        #expect(try mode(["UPDATE_SNAPSHOTS": "0"]) == .missing)
        #expect(try mode(["UPDATE_SNAPSHOTS": "1", "SNAPSHOT_TESTING_RECORD": "never"]) == .never)
        #expect(try mode(["BAZEL_TEST": "1"], asked: .all) == .never)
        #expect(SnapshotEnvironment(["TEST_UNDECLARED_OUTPUTS_DIR": "out"]).artifacts == "out")
        #expect(SnapshotEnvironment(["TINTYPE_DIFF_TOOL": "compare"]).diffTool == "compare")
    }

    @Test("on CI only a variable writes goldens", arguments: ["true", "1", "TRUE", "yes"])
    func onCI(value: String) throws {
        #expect(try mode(["CI": value]) == .never)
        #expect(try mode(["CI": value], asked: .all) == .never)
        #expect(try mode(["CI": value, "TINTYPE_RECORD": "failed"], asked: .never) == .failed)
    }

    @Test("a variable CI that denies it is none", arguments: ["", "0", "false", "no"])
    func notOnCI(value: String) throws {
        #expect(try mode(["CI": value]) == .missing)
    }

    @Test("a mode that is none is an error")
    func unknown() {
        #expect(throws: RecordModeError(value: "always")) { try mode(["TINTYPE_RECORD": "always"]) }
    }

    @Test("what is set inside goes before what is set around, and leaves the rest")
    func nesting() {
        withSnapshotTesting(record: .all, diffTool: "ksdiff") {
            withSnapshotTesting(record: .never) {
                #expect(SnapshotTestingConfiguration.current.record == .never)
                #expect(SnapshotTestingConfiguration.current.diffTool != nil)
            }
            #expect(SnapshotTestingConfiguration.current.record == .all)
        }
        #expect(SnapshotTestingConfiguration.current.record == nil)
    }

    @Test("a literal is a mode, as swift-snapshot-testing has it")
    func literal() {
        #expect((true as SnapshotTestingConfiguration.Record) == .all)
        #expect((false as SnapshotTestingConfiguration.Record) == .missing)
    }

    private func mode(
        _ variables: [String: String], asked: SnapshotTestingConfiguration.Record? = nil
    ) throws(RecordModeError) -> RecordMode {
        try SnapshotEnvironment(variables).mode(asked: asked)
    }
}

@Suite("The trait", .snapshots(record: .never, diffTool: "compare"))
struct SnapshotsTraitTests {
    @Test("a suite's trait reaches its tests")
    func suite() {
        #expect(SnapshotTestingConfiguration.current.record == .never)
    }

    @Test("a test's trait goes before its suite's", .snapshots(record: .all))
    func test() {
        #expect(SnapshotTestingConfiguration.current.record == .all)
        #expect(SnapshotTestingConfiguration.current.diffTool != nil)
    }
}
