/// The CI files that `init` writes for a project; the documentation shows the same texts.
struct WorkflowFiles {
    let kind: ProjectKind
    let tool: ToolPlace?

    /// - Parameter tool: The place of the tool, as the user names it.
    init(_ kind: ProjectKind, tool: ToolPlace? = nil) {
        self.kind = kind
        self.tool = tool
    }

    /// The step that the user has to take before the files work; nil for none.
    var need: String? {
        if case .url = tool { return nil }
        return isBuilt
            ? "see that Package.swift names Tintype by the address of a repository: a path beside the checkout is not there on CI"
            : "set the CI variable TINTYPE_REPOSITORY to the address of Tintype's repository, or run this again with --tool"
    }

    /// Indicates whether the project is a package, whose dependency brings the tool.
    private var isBuilt: Bool { kind != .scenes && kind != .previews }

    var hasScenes: Bool { kind == .scenes || kind == .package(hasScenes: true) }

    /// Verifies, and uploads what a reviewer needs; no right to write. Runs for forks, too.
    var github: String {
        #"""
        name: Pictures
        on:
          pull_request:
          push:
            branches: [main]
        permissions:
          contents: read
        jobs:
          verify:
            runs-on: ubuntu-latest
            container: swift:6.3-bookworm
            steps:
              - uses: actions/checkout@v4
                with:
                  lfs: true

        """# + Self.indented(Self.githubInstall + (isBuilt ? testSteps : githubTool + verifyStep), by: 6) + #"""
                  - name: Keep pictures and report
                    if: always()
                    uses: actions/upload-artifact@v4
                    with:
                      name: tintype
                      path: \#(isBuilt ? "pictures" : ".build/tintype")
                      include-hidden-files: true
                      if-no-files-found: ignore

            """#
    }

    /// Comments on the pull request. It runs from the default branch with the right to write, and takes the artifact as data:
    /// nothing from it is run, and what is posted is cut to length.
    static let githubComment = #"""
        name: Comment on pictures
        on:
          workflow_run:
            workflows: [Pictures]
            types: [completed]
        permissions:
          actions: read
          pull-requests: write
        jobs:
          comment:
            if: github.event.workflow_run.event == 'pull_request'
            runs-on: ubuntu-latest
            steps:
              - uses: actions/download-artifact@v4
                with:
                  name: tintype
                  path: artifact
                  run-id: ${{ github.event.workflow_run.id }}
                  github-token: ${{ github.token }}
              - name: Comment
                env:
                  GH_TOKEN: ${{ github.token }}
                  GH_REPO: ${{ github.repository }}
                  HEAD_SHA: ${{ github.event.workflow_run.head_sha }}
                run: |
                  test -f artifact/comment.md && test ! -L artifact/comment.md || exit 0
                  number=$(gh pr list --state open --json number,headRefOid \
                    --jq ".[] | select(.headRefOid == \"$HEAD_SHA\") | .number" | head -n 1)
                  test -n "$number" || exit 0
                  head -c 60000 artifact/comment.md > comment.md
                  gh pr comment "$number" --edit-last --body-file comment.md ||
                    gh pr comment "$number" --body-file comment.md

        """#

    /// Accepts what a run drew, on demand, and commits it.
    var githubAccept: String {
        #"""
        name: Accept pictures
        on:
          workflow_dispatch:
            inputs:
              run:
                description: The id of the run whose pictures are accepted
                required: true
              cases:
                description: Ids or patterns of cases, one a line; all without any
                required: false
        permissions:
          actions: read
          contents: write
        jobs:
          accept:
            runs-on: ubuntu-latest
            container: swift:6.3-bookworm
            steps:
              - uses: actions/checkout@v4
                with:
                  lfs: true

        """# + Self.indented(Self.githubInstall + (isBuilt ? "" : githubTool), by: 6) + #"""
                  - uses: actions/download-artifact@v4
                    with:
                      name: tintype
                      path: .build/artifact
                      run-id: ${{ inputs.run }}
                      github-token: ${{ github.token }}
                  - name: Accept
                    env:
                      CASES: ${{ inputs.cases }}
                    run: |
                      set -f
                      IFS='
                      '
                      set -- $CASES
                      test $# -gt 0 || set -- --all
                      \#(isBuilt ? "swift package tintype" : "tintype") accept --from .build/artifact "$@"
                  - name: Commit
                    run: |
                      git config --global --add safe.directory "$GITHUB_WORKSPACE"
                      git config user.name "github-actions[bot]"
                      git config user.email "41898282+github-actions[bot]@users.noreply.github.com"
                      git add --all -- '*.png'
                      git diff --cached --quiet || git commit -m "Accept pictures of run ${{ inputs.run }}"
                      git push

            """#
    }

    /// The workflow for scenes, which verifies in two parallel jobs and joins them. Of a package: runs its tests.
    var gitlab: String {
        if kind == .previews { return Self.gitlabInstall + gitlabPreviews }
        return Self.gitlabInstall + (isBuilt ? gitlabTests : gitlabTool + Self.gitlabVerify)
    }

    static func attributes(snapshots: String) -> [String] {
        [
            "\(snapshots)/**/*.png filter=lfs diff=lfs merge=lfs -text",
            "**/__Snapshots__/**/*.png filter=lfs diff=lfs merge=lfs -text",
        ]
    }
}
