import Foundation
import Testing

@testable import TintypeCommand

@Suite("tintype init")
struct InitTests {
    @Test("writes what is asked for, once, and overwrites nothing")
    func files() throws {
        let folder = try TemporaryFolder()
        try Data("own\n.build/".utf8).write(to: URL(fileURLWithPath: folder.path(".gitignore")))
        try FileManager.default.createDirectory(
            atPath: folder.path(".github/workflows"), withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: folder.path(".github/workflows/pictures.yml")))
        let run = try CommandRun(["init", "--lfs", "--github", "--gitlab"], in: folder.url)
        #expect(run.exitCode == 0, "\(run.error)")
        let written = try folder.contents()
        #expect(written[".gitignore"] == Data("own\n.build/".utf8))
        #expect(written[".github/workflows/pictures.yml"] == Data("mine".utf8))
        #expect(
            run.output.contains("kept .github/workflows/pictures.yml, which is there already; --force writes it anew"))
        #expect(
            written[".gitattributes"].map { String(decoding: $0, as: UTF8.self) }?.hasPrefix(
                "Snapshots/**/*.png filter=lfs") == true)
        #expect(written[".gitlab-ci.yml"] == Data("include:\n  - local: .gitlab/pictures.yml\n".utf8))
        _ = try CommandRun(["init", "--lfs", "--github", "--gitlab"], in: folder.url)
        #expect(try folder.contents() == written)
        _ = try CommandRun(["init", "--github", "--force"], in: folder.url)
        #expect(try folder.contents()[".github/workflows/pictures.yml"] == Data(WorkflowFiles(.scenes).github.utf8))
    }

    @Test("the documentation shows the files that it writes")
    func documentation() throws {
        let docs = CommandRun.package.appendingPathComponent("Sources/Tintype/Tintype.docc")
        let github = try String(contentsOf: docs.appendingPathComponent("GitHub.md"), encoding: .utf8)
        let (scenes, package) = (WorkflowFiles(.scenes), WorkflowFiles(.package(hasScenes: false)))
        let previews = WorkflowFiles(.previews)
        let files = [scenes.github, package.github, previews.github, WorkflowFiles.githubComment, scenes.githubAccept]
        for text in files {
            #expect(github.contains("```yaml\n\(text)```"))
        }
        let gitlab = try String(contentsOf: docs.appendingPathComponent("GitLab.md"), encoding: .utf8)
        for text in [scenes.gitlab, package.gitlab, previews.gitlab] { #expect(gitlab.contains("```yaml\n\(text)```")) }
    }

    @Test("the workflows install all that the package's own installation does, the browser aside")
    func packages() throws {
        let script = try String(
            contentsOf: CommandRun.package.appendingPathComponent(".ci/install"), encoding: .utf8)
        let list = try #require(script.split(separator: "packages=\"").dropFirst().first?.prefix { $0 != "\"" })
        let packages = list.split(whereSeparator: \.isWhitespace)
        #expect(packages.contains("libcairo2-dev"))
        for kind in [ProjectKind.scenes, .previews, .package(hasScenes: true)] {
            let files = WorkflowFiles(kind)
            for text in [files.github, files.githubAccept, files.gitlab] {
                let words = Set(text.split(whereSeparator: \.isWhitespace))
                #expect(packages.filter { !words.contains($0) } == [])
            }
        }
    }

    @Test("a folder without anything gets a scene and its golden, which verifies, and is told what comes next")
    func empty() throws {
        let folder = try TemporaryFolder()
        let run = try CommandRun(["init"], in: folder.url, environment: ["CI": "true"])
        #expect(run.exitCode == 0, "\(run.error)")
        #expect(run.output.contains("\nnext: look at Snapshots/scenes/welcome@2x.png, which is the golden\n"))
        let verified = try CommandRun(["verify"], in: folder.url)
        #expect(verified.exitCode == 0)
        #expect(verified.output.hasPrefix("1 compared, 1 equal"))
    }

    @Test("a folder of SwiftUI sources alone gets settings and workflows that verify its previews, and no test")
    func previews() throws {
        let folder = try TemporaryFolder()
        try write("import SwiftUI\n#Preview { Text(\"\") }\n", "Views/Card.swift", folder)
        let run = try CommandRun(
            ["init", "--github", "--gitlab", "--tool", "https://example.org/t.git"], in: folder.url)
        #expect(run.exitCode == 0, "\(run.error)")
        #expect(run.output.contains("record --previews ."))
        let contents = try folder.contents().mapValues { String(decoding: $0, as: UTF8.self) }
        #expect(
            contents.keys.sorted() == [
                ".github/workflows/pictures-accept.yml", ".github/workflows/pictures-comment.yml",
                ".github/workflows/pictures.yml", ".gitignore", ".gitlab-ci.yml", ".gitlab/pictures.yml",
                "Views/Card.swift", "tintype.json",
            ])
        for name in [".github/workflows/pictures.yml", ".gitlab/pictures.yml"] {
            let text = contents[name] ?? ""
            #expect(text.contains("tintype verify --previews . "))
            #expect(text.contains("git ls-remote") && text.contains("https://example.org/t.git"))
        }
        #expect(ProjectKind(of: try TemporaryFolder().url.path, fixtures: "Fixtures") == .scenes)
    }

    @Test("no workflow builds what is not there", arguments: [ProjectKind.scenes, .package(hasScenes: false)])
    func workflows(kind: ProjectKind) {
        let files = WorkflowFiles(kind, tool: .url("https://example.org/tintype.git"))
        for text in [files.github, files.githubAccept, files.gitlab] {
            #expect(text.contains("https://example.org/tintype.git") == (kind == .scenes))
            #expect(!text.contains(".build/release/tintype verify"))
        }
        #expect(files.github.contains("swift test") == (kind != .scenes))
        #expect(files.need == nil)
        #expect(WorkflowFiles(kind).need != nil, "without an address CI cannot get the tool")
    }

    @Test("a package gets a test of its previews, and a manifest with it; doing it again changes nothing")
    func package() throws {
        let folder = try TemporaryFolder()
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Cards",
                targets: [
                    .target(name: "Model"),
                    .target(name: "Cards"),
                ]
            )

            """
        try write(manifest, "Package.swift", folder)
        try write("struct Model {}", "Sources/Model/Model.swift", folder)
        try write("import SwiftUI\n#Preview { Text(\"\") }\n", "Sources/Cards/Card.swift", folder)
        let run = try CommandRun(["init", "--tool", "../tintype"], in: folder.url)
        #expect(run.exitCode == 0, "\(run.error)")
        let contents = try folder.contents().mapValues { String(decoding: $0, as: UTF8.self) }
        #expect(contents["Fixtures/scenes/welcome.yaml"] == nil)
        #expect(contents["Tests/PictureTests/PictureTests.swift"]?.contains("@testable import Cards\n") == true)
        #expect(
            contents["Tests/PictureTests/__Snapshots__/.gitkeep"] != nil, "an excluded folder that is not there warns")
        #expect(
            contents["Package.swift"] == """
                // swift-tools-version: 6.0
                import PackageDescription

                let package = Package(
                    name: "Cards",
                    dependencies: [
                        .package(name: "tintype", path: "../tintype"),
                    ],
                    targets: [
                        .testTarget(
                            name: "PictureTests",
                            dependencies: [
                                "Cards", .product(name: "TintypeTesting", package: "tintype"),
                            ],
                            exclude: ["__Snapshots__"]),
                        .target(name: "Model"),
                        .target(name: "Cards", dependencies: [.product(name: "TintypeSwiftUI", package: "tintype")]),
                    ]
                )

                """)
        #expect(try CommandRun(["init", "--tool", "../tintype"], in: folder.url).exitCode == 0)
        #expect(try folder.contents().mapValues { String(decoding: $0, as: UTF8.self) } == contents)
    }

    @Test(
        "a manifest that lines cannot be put into is left alone, and the lines are told",
        arguments: [
            "targets: [.target(name: \"Cards\")]",
            "    dependencies: [],\n    targets: [\n        .target(name: \"Cards\"),\n    ]",
            "    targets: [\n        .target(name: \"Cards\", resources: []),\n    ]",
        ])
    func unusual(body: String) throws {
        let folder = try TemporaryFolder()
        let manifest = "import PackageDescription\nlet package = Package(name: \"Cards\",\n\(body))\n"
        try write(manifest, "Package.swift", folder)
        try write("import SwiftUI\n", "Sources/Cards/Card.swift", folder)
        let run = try CommandRun(["init", "--tool", "https://example.org/x/tintype.git"], in: folder.url)
        #expect(run.exitCode == 0)
        #expect(try folder.contents()["Package.swift"] == Data(manifest.utf8))
        for line in [
            ".package(url: \"https://example.org/x/tintype.git\", from: ",
            "add to the dependencies of Cards in Package.swift:\n.product(name: \"TintypeSwiftUI\"", ".testTarget(\n",
        ] {
            #expect(run.output.contains(line), "\(run.output)")
        }
    }

    @Test("beside an app's project a package of its sources is made, with its previews as tests")
    func app() throws {
        let folder = try TemporaryFolder()
        try write("", "My App.xcodeproj/project.pbxproj", folder)
        let program = "import MapKit\nimport SwiftUI\n@main struct A: App {}\n#Preview { Text(\"\") }\n"
        try write(program, "My App/A.swift", folder)
        try write("import XCTest", "Another/B.swift", folder)
        #expect(try CommandRun(["init", "--tool", "../tintype"], in: folder.url).exitCode == 0)
        let contents = try folder.contents().mapValues { String(decoding: $0, as: UTF8.self) }
        let manifest = try #require(contents["Package.swift"])
        #expect(manifest.contains(".executableTarget(\n            name: \"My_App\","))
        #expect(manifest.contains("path: \"My App\""))
        #expect(
            manifest.contains(
                """
                            dependencies: [
                                .product(name: "TintypeSwiftUI", package: "tintype"),
                                .product(name: "TintypeAppleFrameworks", package: "tintype"),
                            ],
                            path:
                """))
        #expect(contents["Tests/PictureTests/PictureTests.swift"]?.contains("@testable import My_App\n") == true)
        #expect(contents["tintype.json"] == nil, "tests do not read it")
    }

    @Test("the product for Apple's other frameworks is asked for by files that import one, and lists those that it has")
    func products() throws {
        let folder = try TemporaryFolder()
        try write("import SwiftUI\nimport UIKit\n", "Plain/A.swift", folder)
        try write("import SwiftUI\n@preconcurrency import StoreKit\n", "Shop/A.swift", folder)
        #expect(SwiftSources(folder.path("Plain")).products == ["TintypeSwiftUI"])
        #expect(SwiftSources(folder.path("Shop")).products == ["TintypeSwiftUI", "TintypeAppleFrameworks"])
        let manifest = try String(
            contentsOf: CommandRun.package.appendingPathComponent("Package.swift"), encoding: .utf8)
        let table = try #require(manifest.firstMatch(of: /let frameworkWing: Wing = \[\n(?<rows>(?: +".*\n)+)\]/))
        let modules = table.output.rows.matches(of: /(?m)^ +"(\w+)":/).map { String($0.1) }
        #expect(Set(modules) == SwiftSources.appleFrameworks)
    }

    private func write(_ text: String, _ path: String, _ folder: TemporaryFolder) throws {
        let file = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
