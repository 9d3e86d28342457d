/// Animations in the format that the PNG specification's third edition defines, with the extension `.png` or `.apng`.
package enum APNG {
    /// The facts about an animation that are known before its first picture.
    package struct Plan: Sendable {
        package var size: PixelSize
        /// Pixels a point.
        package var scale: Double
        package var times: FrameTimes
        /// The colours of all frames; nil where they are not known, which costs bytes.
        package var colors: APNGColors?
        package var level: PNG.Level

        package init(
            size: PixelSize, scale: Double, times: FrameTimes, colors: APNGColors? = nil, level: PNG.Level = .fast
        ) {
            self.size = size
            self.scale = scale
            self.times = times
            self.colors = colors
            self.level = level
        }
    }

    /// The file of an animation.
    ///
    /// - Parameter draw: Appends the picture of each instant in turn, and returns the texts of the file.
    /// - Throws: ``PNGError``, ``FrameSizeError``, and what `draw` throws.
    package static func encode(_ plan: Plan, draw: (APNGWriter) throws -> [PNGMetadata.Entry]) throws -> [UInt8] {
        let output = APNGOutput()
        try write(plan, to: output, draw)
        return output.contents
    }

    /// The file that an animation goes to.
    package enum Place: Sendable {
        case path(String)
        /// A path below a folder, whose folders are made.
        case below(RootFolder, String)

        fileprivate var shown: String {
            switch self {
            case .path(let path): path
            case .below(let root, let path): FilePaths.join(root.path, path)
            }
        }

        fileprivate func fill(_ body: (Int32) throws(FileError) -> Void) throws(FileError) {
            switch self {
            case .path(let path):
                try AtomicFile.makeFolder(FilePaths.folder(of: path))
                try AtomicFile.replace(path, durability: .ordinary, filling: body)
            case .below(let root, let path):
                try AtomicFile.makeFolder(root.path)
                try root.replace(path, durability: .ordinary, makingFolders: true, filling: body)
            }
        }
    }

    /// Puts an animation into a file as ``AtomicFile`` does, in memory that does not grow with its length.
    ///
    /// - Throws: ``FileError``, and as ``encode(_:draw:)`` does.
    package static func write(
        _ plan: Plan, to place: Place, draw: (APNGWriter) throws -> [PNGMetadata.Entry]
    ) throws {
        // An error of drawing takes the file's way out, so that nothing stays behind.
        var failure: (any Error)?
        do {
            try place.fill { descriptor throws(FileError) in
                do {
                    try write(plan, to: APNGOutput(descriptor, path: place.shown), draw)
                } catch let error as FileError {
                    throw error
                } catch {
                    failure = error
                    throw FileError(.write, place.shown, .other("its contents could not be made"))
                }
            }
        } catch {
            throw failure ?? error
        }
    }

    private static func write(
        _ plan: Plan, to output: APNGOutput, _ draw: (APNGWriter) throws -> [PNGMetadata.Entry]
    ) throws {
        let writer = try APNGWriter(
            size: plan.size, scale: plan.scale, times: plan.times, colors: plan.colors, level: plan.level,
            output: output)
        try writer.finish(try draw(writer))
    }
}
