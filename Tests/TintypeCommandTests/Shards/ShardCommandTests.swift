import Foundation
import Testing

@testable import TintypeCommand

@Suite("tintype verify --shard, and merge")
struct ShardCommandTests {
    private func project() throws -> ReviewedProject { try ReviewedProject(scenes: 6) }

    @Test("shards together do what one run does, and merge to its results")
    func merge() throws {
        let project = try project()
        for index in 1...3 {
            let run = try project.run("verify", "--shard", "\(index)/3", "--output", "shard-\(index)")
            #expect([0, 1, 5].contains(run.exitCode), "\(run.error)")
        }
        let merged = try project.run(
            "merge", "shard-1", "shard-2", "shard-3", "-o", "merged", "--reporter", "junit,reg,markdown,html")
        #expect(merged.exitCode == 1, "\(merged.error)")
        #expect(merged.output.contains("6 compared, 1 equal, 5 changed, 0 missing, 0 obsolete"))
        for name in ["junit.xml", "reg.json", "comment.md", "report/index.html"] {
            #expect(FileManager.default.fileExists(atPath: project.folder.path("merged/\(name)")))
        }
        #expect(try project.run("merge", "shard-1", "shard-2", "shard-3", "-o", "merged", "-I").exitCode == 0)
        #expect(try project.run("accept", "--all", "--output", "merged").output.hasSuffix("5 accepted\n"))
        #expect(try project.run("verify").exitCode == 0)
    }

    @Test("Pain 38: a merge that lacks a shard exits with 7 and names it")
    func missing() throws {
        let project = try project()
        for index in [1, 3] { try project.run("verify", "--shard", "\(index)/3", "--output", "shard-\(index)") }
        let run = try project.run("merge", "shard-1", "shard-3", "-o", "merged")
        #expect(run.exitCode == 7)
        #expect(run.error.hasPrefix("error: shard 2 of 3 is missing\n"))
        #expect(!FileManager.default.fileExists(atPath: project.folder.path("merged")))
    }

    @Test(
        "a merge ends as one run would: 0 where all is well, 6 for obsolete goldens that only all shards together know")
    func ends() throws {
        let project = try ReviewedProject(scenes: 3)
        #expect(try project.run("accept", "--all").exitCode == 0)
        func merged(_ arguments: String...) throws -> Int32 {
            for index in 1...2 {
                #expect(try project.run("verify", "--shard", "\(index)/2", "-o", "shard-\(index)").exitCode == 0)
            }
            return try CommandRun(
                ["merge", "shard-1", "shard-2", "-o", "merged"] + arguments, in: project.folder.url
            ).exitCode
        }
        #expect(try merged() == 0)
        try FileManager.default.removeItem(atPath: project.folder.path("Fixtures/scenes/0.yaml"))
        #expect(try merged() == 0)
        #expect(try merged("--fail-on-obsolete") == 6)
    }

    @Test("Bazel's variables choose the shard, and its status file is touched")
    func bazel() throws {
        let project = try project()
        let status = project.folder.path("status")
        for index in 0..<2 {
            try project.run(
                "verify", "--output", "shard-\(index)",
                environment: [
                    "TEST_SHARD_INDEX": "\(index)", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": status,
                    "XML_OUTPUT_FILE": project.folder.path("xml-\(index)"),
                ])
            #expect(FileManager.default.fileExists(atPath: project.folder.path("xml-\(index)")))
        }
        #expect(FileManager.default.fileExists(atPath: status))
        #expect(try project.run("merge", "shard-0", "shard-1", "-o", "merged").exitCode == 1)
    }

    @Test("GitLab's and Kubernetes' variables count only where they are asked for")
    func others() throws {
        let project = try project()
        let gitlab = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"]
        #expect(try project.run("verify", environment: gitlab).output.contains("6 compared"))
        try project.run("verify", "--shard", "auto", "--output", "b", environment: gitlab)
        try project.run("verify", "--shard-total", "2", "--output", "a", environment: ["JOB_COMPLETION_INDEX": "0"])
        #expect(try project.run("merge", "a", "b", "-o", "merged").exitCode == 1)
        #expect(try project.run("verify", "--shard-total", "2").exitCode == 2)
        #expect(try project.run("verify", "--shard", "auto").exitCode == 2)
    }

    @Test(
        "what starts jobs tells which of how many shards this is",
        arguments: [
            (["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "4"], 3, 4), (["CI_NODE_TOTAL": "1"], 1, 1),
            (["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "4"], 3, 4),
            (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "2"], 1, 2),
            (["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_COUNT": "8"], 2, 8),
            (
                [
                    "SLURM_ARRAY_TASK_ID": "30", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_STEP": "10",
                    "SLURM_ARRAY_TASK_COUNT": "4",
                ], 3, 4
            ),
            // Bazel's go before all others, as they are always meant.
            (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "5", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"], 1, 5),
        ] as [([String: String], Int, Int)])
    func engines(variables: [String: String], index: Int, total: Int) throws {
        let shard = try ShardOptions.parse(["--shard", "auto"]).shard(in: variables)
        #expect(shard.index == index && shard.total == total)
    }

    @Test("a task of a Slurm array that is started again alone keeps its shard by --shard-total")
    func requeued() throws {
        let alone = ["SLURM_ARRAY_TASK_ID": "5", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_COUNT": "1"]
        let shard = try ShardOptions.parse(["--shard-total", "8"]).shard(in: alone)
        #expect(shard.index == 5 && shard.total == 8)
        #expect(throws: (any Error).self) { try ShardOptions.parse(["--shard-total", "4"]).shard(in: alone) }
    }

    @Test("a shard that cannot be is wrong usage", arguments: ["0/3", "4/3", "1", "a/b", "1/0", "-1/2", "1/2/3"])
    func wrong(shard: String) throws {
        let run = try CommandRun(["verify", "--shard=\(shard)"])
        #expect(run.exitCode == 2, "\(run.output)")
    }

    @Test("timings divide by how long scenes took")
    func timings() throws {
        let project = try project()
        try project.run("verify")
        for index in 1...2 {
            try project.run(
                "verify", "--shard", "\(index)/2", "--timings", ".build/tintype/results.json", "--output",
                "shard-\(index)")
        }
        #expect(try project.run("merge", "shard-1", "shard-2", "-o", "merged").output.contains("6 compared"))
    }
}
