/// The parts of the files.
extension WorkflowFiles {
    static let githubInstall = #"""
        - name: Install libraries and fonts
          run: |
            apt-get update -q
            apt-get install -q -y --no-install-recommends pkg-config libcairo2-dev libpango1.0-dev \
              libfontconfig-dev libfreetype-dev libdeflate-dev libjpeg62-turbo-dev libwebp-dev libyaml-dev \
              libxxhash-dev fonts-inter fonts-liberation fonts-dejavu-core fonts-dejavu-extra fonts-noto-ui-core \
              fonts-droid-fallback fonts-symbola fonts-noto-color-emoji fonts-material-design-icons-iconfont

        """#

    /// The address of the tool's repository: the one that the user named, else a variable.
    private func repository(_ variable: String) -> String {
        if case .url(let url) = tool { return url }
        return variable
    }

    var githubTool: String {
        #"""
        - name: Build the tool
          env:
            TINTYPE: \#(repository("${{ vars.TINTYPE_REPOSITORY }}"))
          run: |
            git clone --depth 1 "$TINTYPE" "$RUNNER_TEMP/tintype"
            swift build -c release --product tintype --package-path "$RUNNER_TEMP/tintype"
            install "$RUNNER_TEMP/tintype/.build/release/tintype" /usr/local/bin/tintype

        """#
    }

    static let verifyStep = """
        - name: Verify
          run: tintype verify --reporter github,junit,html,markdown

        """

    /// The tests name what differs; joining what they left makes one report of it, with that of scenes.
    var testSteps: String {
        let verify = """
            - name: Verify scenes
              if: always()
              run: swift package tintype verify

            """
        return """
            - name: Test
              run: swift test

            """ + (hasScenes ? verify : "") + """
                - name: Report pictures
                  if: failure()
                  run: >-
                    swift package tintype merge .build/tintype --output pictures
                    --reporter github,junit,html,markdown

                """
    }

    static let gitlabInstall = #"""
        .tintype:
          image: swift:6.3-bookworm
          before_script:
            - apt-get update -q
            - >-
              apt-get install -q -y --no-install-recommends pkg-config libcairo2-dev libpango1.0-dev libfontconfig-dev
              libfreetype-dev libdeflate-dev libjpeg62-turbo-dev libwebp-dev libyaml-dev libxxhash-dev fonts-inter
              fonts-liberation fonts-dejavu-core fonts-dejavu-extra fonts-noto-ui-core fonts-droid-fallback fonts-symbola
              fonts-noto-color-emoji fonts-material-design-icons-iconfont

        """#

    var gitlabTool: String {
        #"""
            - git clone --depth 1 "\#(repository("$TINTYPE_REPOSITORY"))" /tmp/tintype
            - swift build -c release --product tintype --package-path /tmp/tintype
            - install /tmp/tintype/.build/release/tintype /usr/local/bin/tintype

        """#
    }

    static let gitlabVerify = #"""

        pictures:
          extends: .tintype
          stage: test
          parallel: 2
          script:
            - tintype verify --shard auto --output "shards/$CI_NODE_INDEX"
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
            - tintype merge shards/* --output pictures --reporter junit,html,markdown
          artifacts:
            when: always
            paths: [pictures/]
            reports:
              junit: pictures/junit.xml

        """#

    var gitlabTests: String {
        #"""

        pictures:
          extends: .tintype
          stage: test
          script:
            - swift test || failed=1
        \#(hasScenes ? "    - swift package tintype verify || failed=1\n" : "")\#
            - test -z "$failed" || swift package tintype merge .build/tintype --output pictures --reporter junit,html,markdown
            - test -z "$failed"
          artifacts:
            when: always
            paths: [pictures/]
            reports:
              junit: pictures/junit.xml

        """#
    }

    static func indented(_ text: String, by count: Int) -> String {
        let space = String(repeating: " ", count: count)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : space + $0 }
            .joined(separator: "\n")
    }
}
