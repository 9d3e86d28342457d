/// The CI files that `init` writes; the documentation shows the same texts.
enum WorkflowFiles {
    /// Verifies, and uploads what a reviewer needs; no right to write. Runs for forks, too.
    static let github = #"""
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
              - name: Install libraries and fonts
                run: |
                  apt-get update -q
                  apt-get install -q -y --no-install-recommends pkg-config libcairo2-dev libpango1.0-dev \
                    libfontconfig-dev libfreetype-dev libdeflate-dev libjpeg62-turbo-dev libyaml-dev \
                    fonts-inter fonts-dejavu-core fonts-noto-color-emoji fonts-material-design-icons-iconfont
              - name: Build
                run: swift build -c release --product tintype
              - name: Verify
                run: .build/release/tintype verify --reporter github,junit,html,markdown
              - name: Keep pictures and report
                if: always()
                uses: actions/upload-artifact@v4
                with:
                  name: tintype
                  path: .build/tintype
                  include-hidden-files: true
                  if-no-files-found: ignore

        """#

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
    static let githubAccept = #"""
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
              - name: Install libraries and fonts
                run: |
                  apt-get update -q
                  apt-get install -q -y --no-install-recommends pkg-config libcairo2-dev libpango1.0-dev \
                    libfontconfig-dev libfreetype-dev libdeflate-dev libjpeg62-turbo-dev libyaml-dev \
                    fonts-inter fonts-dejavu-core fonts-noto-color-emoji fonts-material-design-icons-iconfont
              - name: Build
                run: swift build -c release --product tintype
              - uses: actions/download-artifact@v4
                with:
                  name: tintype
                  path: artifact
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
                  .build/release/tintype accept --from artifact "$@"
              - name: Commit
                run: |
                  git config --global --add safe.directory "$GITHUB_WORKSPACE"
                  git config user.name "github-actions[bot]"
                  git config user.email "41898282+github-actions[bot]@users.noreply.github.com"
                  git add --all Snapshots
                  git diff --cached --quiet || git commit -m "Accept pictures of run ${{ github.run_id }}"
                  git push

        """#

    /// Verifies in two parallel jobs and joins them.
    static let gitlab = #"""
        .tintype:
          image: swift:6.3-bookworm
          before_script:
            - apt-get update -q
            - >-
              apt-get install -q -y --no-install-recommends pkg-config libcairo2-dev libpango1.0-dev libfontconfig-dev
              libfreetype-dev libdeflate-dev libjpeg62-turbo-dev libyaml-dev fonts-inter fonts-dejavu-core
              fonts-noto-color-emoji fonts-material-design-icons-iconfont
            - swift build -c release --product tintype

        pictures:
          extends: .tintype
          stage: test
          parallel: 2
          script:
            - .build/release/tintype verify --shard auto --output "shards/$CI_NODE_INDEX"
          artifacts:
            when: always
            paths: [shards/]

        pictures:merge:
          extends: .tintype
          stage: .post
          when: always
          needs:
            - job: pictures
              artifacts: true
          script:
            - .build/release/tintype merge shards/* --output pictures --reporter junit,html,markdown
          artifacts:
            when: always
            paths: [pictures/]
            reports:
              junit: pictures/junit.xml

        """#

    static func attributes(snapshots: String) -> [String] {
        [
            "\(snapshots)/**/*.png filter=lfs diff=lfs merge=lfs -text",
            "**/__Snapshots__/**/*.png filter=lfs diff=lfs merge=lfs -text",
        ]
    }
}
