import Foundation
import Testing
import Tintype
import TintypeSnapshots

@testable import TintypeTesting

/// A screen as apps have them, deep in containers.
private struct ProfileScreen: View {
    var isRenamed = false
    var padding = 4.0

    var body: some View {
        List {
            Text("Ada Lovelace").padding(padding)
            Section {
                Button("Share") {}
                if isRenamed {
                    Button("Edit profile") {}
                } else {
                    Button("Edit") {}
                }
            }
        }
        .navigationTitle("Profile")
    }
}

private struct AppTabs: View {
    var profile = ProfileScreen()

    var body: some View {
        TabView {
            NavigationStack { profile }
                .tabItem { Label("Profile", systemImage: "person") }
            Text("Other").tabItem { Label("Other", systemImage: "star") }
        }
    }
}

@Suite("What a failure says")
@MainActor
struct FailureTextTests {
    private let goldens = ScratchFolder()

    @Test(
        "the cause comes first, in the names of the author's views and SwiftUI's containers, then its line in the source"
    )
    func cause() throws {
        _ = verify(AppTabs(), .missing)
        let failure = try #require(verify(AppTabs(profile: ProfileScreen(isRenamed: true)), .never))
        let lines = failure.split(separator: "\n").map(String.init)
        #expect(lines.count <= 12)
        #expect(
            lines[0].hasPrefix(
                #"profile changed: ProfileScreen > List > Button "Edit profile" text Edit → Edit profile; "#
            )
        )
        #expect(lines[1].hasPrefix("  source: /"))
        #expect(lines[1].hasSuffix("TintypeTestingTests/FailureTextTests.swift:19"))
        #expect(lines[2].contains("pixels differ"))
        #expect(lines.contains { $0.hasPrefix("  diff: file:///") })
        #expect(!failure.contains("NavigationScreen"))
        #expect(!failure.contains("ListRows"))
    }

    @Test("a value that moves a view is told with the view that moved, and the type that it stands in")
    func moved() throws {
        _ = verify(ProfileScreen(), .missing)
        let failure = try #require(verify(ProfileScreen(padding: 7), .never))
        #expect(failure.contains(#"ProfileScreen > List > Text "Ada Lovelace" moved"#))
        #expect(failure.contains("padding 4 → 7"))
        #expect(failure.contains("FailureTextTests.swift:"))
    }

    @Test("pictures of one assertion that changed for one cause are one failure, which lists them")
    func variants() throws {
        func outcomes(_ view: some View, _ mode: SnapshotTestingConfiguration.Record) -> [SnapshotOutcome] {
            let variants = SnapshotVariants(schemes: [.light, .dark], dynamicTypeSizes: [.large, .accessibility3])
            return offCI {
                variants.all.map { variant in
                    var call = SnapshotCall(
                        fileID: #fileID, filePath: #filePath, testName: "profile()", line: 1, column: 1,
                        name: variant.name)
                    call.directory = mode == .never ? ScratchFolder(again: goldens).path : goldens.path
                    call.variant = variant
                    return call.verify(
                        { view }, as: .image(layout: .fixed(width: 320, height: 480), scale: 1), record: mode,
                        isolation: MainActor.shared)
                }
            }
        }
        _ = outcomes(AppTabs(), .missing)
        let failures = SnapshotOutcome.gathered(
            outcomes(AppTabs(profile: ProfileScreen(isRenamed: true)), .never)
        ).compactMap(\.failure)
        try #require(failures.count == 1)
        let lines = failures[0].split(separator: "\n").map(String.init)
        #expect(lines.count <= 12)
        #expect(lines[0].hasPrefix("profile changed in 4 variants: ProfileScreen > List > Button"))
        #expect(lines[1] == "  variants: (default), ax3, dark, dark-ax3")
        #expect(lines.last?.hasPrefix("      or: swift package tintype accept --group ") == true)
    }

    @Test("what is left for review tells the cause with its place in the package, and pending shows that")
    func results() throws {
        let artifacts = ScratchFolder()
        let environment = SnapshotEnvironment(["TINTYPE_ARTIFACTS": artifacts.path])
        _ = verify(AppTabs(), .missing)
        SnapshotEnvironment.$substitute.withValue(environment) {
            _ = verifySnapshot(
                of: AppTabs(profile: ProfileScreen(isRenamed: true)),
                as: .image(layout: .fixed(width: 320, height: 480), scale: 1), record: .never,
                snapshotDirectory: ScratchFolder(again: goldens).path, testName: "profile()")
        }
        let review = try PendingReview(output: artifacts.path)
        let pending = try #require(review.pending.first)
        #expect(
            pending.reason.hasPrefix(
                #"changed: ProfileScreen > List > Button "Edit profile" text Edit → Edit profile (Tests/"#
            ))
        #expect(pending.reason.contains("FailureTextTests.swift:19)"))
        #expect(!pending.message.contains("/"))
        #expect(pending.causes.first?.owner == "TintypeTestingTests.ProfileScreen")
    }

    private func verify(_ view: some View, _ mode: SnapshotTestingConfiguration.Record) -> String? {
        offCI {
            verifySnapshot(
                of: view, as: .image(layout: .fixed(width: 320, height: 480), scale: 1), record: mode,
                snapshotDirectory: mode == .never ? ScratchFolder(again: goldens).path : goldens.path,
                testName: "profile()")
        }
    }
}
