/// The picture of the self-test: each thing that a library has a hand in, on a few thousand pixels.
package enum SelfTestScene {
    static let text = """
        canvas: {width: 120, height: 60, scale: 2, background: white}
        body:
          VStack:
            spacing: 4
            children:
              - HStack:
                  spacing: 6
                  children:
                    - Image: {systemName: gift}
                    - Text: AVA fi 0.5
                      modifiers:
                        - font: 13
                    - Circle:
                      modifiers:
                        - frame: {width: 14, height: 14}
                        - shadow: {radius: 3, y: 1}
              - HStack:
                  spacing: 6
                  children:
                    - LinearGradient: {colors: [red, blue], startPoint: leading, endPoint: trailing}
                      modifiers:
                        - frame: {width: 30, height: 12}
                        - clipShape: {RoundedRectangle: {cornerRadius: 5}}
                    - Text: Turned
                      modifiers:
                        - font: 11
                        - rotationEffect: 7
                    - Color: green
                      modifiers:
                        - frame: {width: 12, height: 12}
                        - rotation3DEffect: {degrees: 40, y: 1}
                        - opacity: 0.7
        """

    /// The hashes of the picture by distribution. A new line belongs here whenever `.ci/distributions` was run on another
    /// one.
    package static let records: [DrawingSelfTest.Record] = [
        DrawingSelfTest.Record(
            place: "Debian 12",
            fingerprint: """
                cairo=1.16.0
                pixman=0.42.2
                pango=1.50.12
                harfbuzz=6.0.0
                freetype=2.12.1
                font:Inter-Regular=5ff9c6da74a14371
                symbols=fa58bcb97f2ed321
                """,
            hash: "32d072e9af8d3b6944416e515a081050")
    ]
}
