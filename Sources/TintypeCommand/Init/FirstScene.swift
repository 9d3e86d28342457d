/// The scene that `init` leaves where there is none.
enum FirstScene {
    /// Below the folder of fixtures.
    static let path = "scenes/welcome.yaml"

    /// The file: small, and with a component, so that it shows how scenes are written.
    static let text = #"""
        # Change a number, run `tintype verify`, and see what it says.
        canvas: {width: 340, height: 180, scale: 2, background: "#f2f2f7"}
        body:
          VStack:
            alignment: leading
            spacing: 16
            children:
              - HStack:
                  spacing: 12
                  children:
                    - tile: {symbol: mountain.2.fill, top: "#6bb8ff", bottom: "#2f6fed"}
                    - VStack:
                        alignment: leading
                        spacing: 2
                        children:
                          - Text: Morning walk
                            modifiers:
                              - font: headline
                          - Text: Saturday, 8 km
                            modifiers:
                              - font: subheadline
                              - foregroundStyle: secondary
                    - Spacer
                    - Image: {systemName: chevron.right}
                      modifiers:
                        - font: {size: 13, weight: semibold}
                        - foregroundStyle: "#c4c4c7"
              - meter: {share: 0.7}
              - Text: 5.6 km done, 2.4 km to go
                modifiers:
                  - font: footnote
                  - foregroundStyle: secondary
          modifiers:
            - padding: 16
            - background: {style: white, in: {RoundedRectangle: 20}}
            - padding: 20
        components:
          # A white symbol on a rounded square.
          tile:
            parameters: {symbol: symbol, top: color, bottom: color}
            body:
              Image: {systemName: =symbol}
              modifiers:
                - font: 22
                - foregroundStyle: white
                - frame: {width: 48, height: 48}
                - background:
                    style: {linearGradient: {colors: [=top, =bottom], startPoint: top, endPoint: bottom}}
                    in: {RoundedRectangle: 12}
          # A bar that is filled from its leading edge.
          meter:
            parameters: {share: number}
            body:
              GeometryReader:
                - Capsule:
                  modifiers:
                    - foregroundStyle: "#2f6fed"
                    - frame: {width: =proxy.width * share}
              modifiers:
                - frame: {height: 8}
                - background: {style: "#e5e5ea", in: Capsule}

        """#
}
