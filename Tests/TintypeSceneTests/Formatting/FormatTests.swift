import Testing

@testable import TintypeScene

@Suite("The usual form")
struct FormatTests {
    private func format(_ text: String, file: String = "a.yaml") throws -> String {
        try SceneFormatter.format(Array(text.utf8), file: file)
    }

    @Test("two blanks a level, one after colons and commas, none at the ends of lines, at most one empty line")
    func indentation() throws {
        let untidy = """

            body:
                VStack:


                    spacing:   4


                    children:
                    -   Text:   'Hello'
                        modifiers:   [ padding ,{frame:   {width: 3}},  font: headline,]

                    -
                        Spacer
            """ + "   \n\n\n"
        #expect(
            try format(untidy) == """
                body:
                  VStack:
                    spacing: 4

                    children:
                      - Text: 'Hello'
                        modifiers: [padding, {frame: {width: 3}}, font: headline]

                      - Spacer

                """)
    }

    @Test("a comment stays behind its line, above its item, or at the end of what it was indented with")
    func comments() throws {
        let untidy = """
            # top
            body:   # trailing
                VStack:
                   # first
                   - Text: a    # as far away as it was
                       # below a
                   - # behind the dash
                     Text: b

                   # - Text: c
            # before the components
            components: {}
            # end
            """
        #expect(
            try format(untidy) == """
                # top
                body:   # trailing
                  VStack:
                    # first
                    - Text: a    # as far away as it was
                      # below a
                    - # behind the dash
                      Text: b

                    # - Text: c
                # before the components
                components: {}
                # end

                """)
    }

    @Test("brackets that do not fit, or hold a comment, give way to lines")
    func brackets() throws {
        let long = String(repeating: "x", count: 80)
        let text = "body: {Text: \(long)}\nstate: {a: 1, # one\n  b: 2} # two\nenvironment: {Text: \(long)xx}\n"
        #expect(
            try format(text) == """
                body: {Text: \(long)}
                state:
                  a: 1 # one
                  b: 2 # two
                environment:
                  Text: \(long)xx

                """)
    }

    @Test("what a text is and how it is quoted stays; texts of several lines keep their lines")
    func scalars() throws {
        let text = """
            a: |+ # kept
               one
                 two

            b: >2-
                deep
            c: plain
               and on
            d: "a \\
              b"
            e:
             "=x # no comment"
            f: &anchor No
            """
        #expect(
            try format(text) == """
                a: |+ # kept
                  one
                    two

                b: >2-
                    deep
                c: plain
                  and on
                d: "a \\
                  b"
                e: "=x # no comment"
                f: &anchor No

                """)
        #expect(try format("a: |\n  b") == "a: |\n  b")
    }

    @Test("JSON keeps its brackets, and its lines where it has several")
    func json() throws {
        let text = #"{"body":{"Text":"a\ud83d\ude00"},"list":[1,2,"# + "\n" + #"3], "empty":[ ]}"#
        #expect(
            try format(text, file: "a.json") == #"""
                {
                  "body": {"Text": "a\ud83d\ude00"},
                  "list": [
                    1,
                    2,
                    3
                  ],
                  "empty": []
                }

                """#)
    }

    @Test("a file that cannot be read is refused with its place")
    func unreadable() {
        #expect {
            try format("body:\n  - a\n b")
        } throws: {
            ($0 as? SceneErrors)?.diagnostics.first?.line == 3
        }
        #expect {
            try format("? [a, b]\n: c")
        } throws: {
            "\($0)".contains("a key must be a name")
        }
    }
}
