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

    /// The tool; where previews are drawn with its toolkit, both kept for the next run, as building them takes minutes.
    var githubTool: String {
        let address = repository("${{ vars.TINTYPE_REPOSITORY }}")
        guard kind == .previews else { return githubPlainTool(address) }
        return #"""
            - name: Find the tool's revision
              id: tool
              env:
                TINTYPE: \#(address)
              run: echo "revision=$(git ls-remote "$TINTYPE" HEAD | cut -f 1)" >> "$GITHUB_OUTPUT"
            - name: Keep the tool and its toolkit
              id: kept
              uses: actions/cache@v4
              with:
                path: /opt/tintype
                key: tintype-swift-6.3-bookworm-${{ steps.tool.outputs.revision }}
            - name: Build the tool and its toolkit
              if: steps.kept.outputs.cache-hit != 'true'
              env:
                TINTYPE: \#(address)
              run: |
                git clone --depth 1 "$TINTYPE" "$RUNNER_TEMP/tintype"
                swift build -c release --product tintype --package-path "$RUNNER_TEMP/tintype"
                "$RUNNER_TEMP/tintype/.build/release/tintype" toolkit /opt/tintype/toolkit
                install "$RUNNER_TEMP/tintype/.build/release/tintype" /opt/tintype/tintype
            - name: Install the tool
              run: ln -s /opt/tintype/tintype /usr/local/bin/tintype

            """#
    }

    private func githubPlainTool(_ address: String) -> String {
        #"""
        - name: Build the tool
          env:
            TINTYPE: \#(address)
          run: |
            git clone --depth 1 "$TINTYPE" "$RUNNER_TEMP/tintype"
            swift build -c release --product tintype --package-path "$RUNNER_TEMP/tintype"
            install "$RUNNER_TEMP/tintype/.build/release/tintype" /usr/local/bin/tintype

        """#
    }

    var verifyStep: String {
        """
        - name: Verify
          run: tintype verify \(kind == .previews ? "--previews . " : "")--reporter github,junit,html,markdown

        """
    }

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

    /// Previews, with the tool and its toolkit kept in a cache of the project's.
    var gitlabPreviews: String {
        let address = repository("$TINTYPE_REPOSITORY")
        return #"""
                - revision=$(git ls-remote "\#(address)" HEAD | cut -f 1)
                - |
                  if [ "$(cat .tintype/revision 2>/dev/null)" != "$revision" ]; then
                    git clone --depth 1 "\#(address)" /tmp/tintype
                    swift build -c release --product tintype --package-path /tmp/tintype
                    rm -rf .tintype
                    /tmp/tintype/.build/release/tintype toolkit .tintype/toolkit
                    install /tmp/tintype/.build/release/tintype .tintype/tintype
                    echo "$revision" > .tintype/revision
                  fi
                - ln -s "$PWD/.tintype/tintype" /usr/local/bin/tintype

            pictures:
              extends: .tintype
              stage: test
              cache:
                key: tintype-swift-6.3-bookworm
                paths: [.tintype/]
              script:
                - tintype verify --previews . --output pictures --reporter junit,html,markdown
              artifacts:
                when: always
                paths: [pictures/]
                reports:
                  junit: pictures/junit.xml

            """#
    }

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
