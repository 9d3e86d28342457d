import TintypeTree

/// The help text of an app's command line.
enum AppHelp {
    /// The shortest form.
    static func summary(program: String) -> String {
        """
        \(program) draws its window into a PNG file: there is no screen here to show it on.
        usage: \(program) --snapshot <file> [options]; `\(program) --help` shows them
        """
    }

    static func text(program: String) -> String {
        """
        Draws a window of the app into a PNG file.

        USAGE: \(program) --snapshot <file> [options]

        EXAMPLES:
          \(program) --snapshot out.png
          \(program) --snapshot dark.png --scheme dark --device "iPhone 15 Pro Max"
          \(program) --snapshot arabic.png --locale ar --rtl --type-size xxxLarge
          \(program) --snapshot wide.png --size 800x600 --scale 1 --background none

        OPTIONS:
          -o, --snapshot <file>      The PNG file; - for standard output.
          --window <id>              The window by its id or title, instead of the one that the app begins with.
          --device <name>            The device's screen (default: \(AppSnapshotOptions.defaultDevice)).
          --landscape                Turn the device.
          --size <width>x<height>    A window of this size in points, instead of a device's screen.
          --scale <number>           Pixels a point (default: the device's; 2 for a size).
          --scheme <scheme>          light or dark (default: light).
          --locale <identifier>      The locale of texts and formatters (default: en_US).
          --layout-direction <dir>   ltr or rtl (default: ltr). --rtl is short for rtl.
          --type-size <size>         How large the reader likes text (default: large): \(typeSizes).
          --background <colour>      system, none, white, black or e.g. "#f2f2f7" (default: system).
          --wait <seconds>           Virtual seconds for what views start, e.g. timers (default: 1). They cost no time.
          --date <date>              The moment of the picture, e.g. 2026-01-01T09:41:00Z (default: now).
          --font <file>              A font, or a folder of fonts, besides those of the app; may be repeated.
          --strict-glyphs            Fail where no font has a character, instead of drawing a box with its code point.
          --list-windows             Name the app's windows and draw nothing.
          -h, --help                 Show this.

        EXIT CODES: 0 all well; 2 wrong usage; 3 the window could not be drawn, or the file not be written.
        """
    }

    private static var typeSizes: String {
        let names = DynamicTypeSize.allCases.map { "\($0)" }
        return "\(names.first ?? "") to \(names.last ?? "")"
    }
}
