import Foundation
import Tintype

/// A preview, and what became of it: an entry of the command's JSON.
struct ShownPreview: Codable, Sendable {
    /// The module, the file or type, and the preview's own name; a number only where that is not enough.
    var name: String
    var kind: PreviewCase.Kind
    var module: String
    /// The source; nil where it is not known.
    var file: String?
    /// From 1; nil where it is not known.
    var line: Int?
    /// The conditions that are not the usual ones; nil for none.
    var variant: String?
    /// The file of the picture; nil where there is none.
    var picture: String?
    /// In pixels.
    var width: Int?
    var height: Int?
    /// Pixels a point.
    var scale: Double?
    /// Remarks on what stands in the picture for something that is not there.
    var warnings: [String] = []
    /// The text that the app wrote to its standard streams while the preview was drawn; nil for nothing.
    var output: String?
    var error: Failure?
    /// The settled views with their frames and texts; nil where they were not asked for.
    var tree: InspectedView?
    /// The time that drawing took, with writing the picture.
    var milliseconds: Double?

    /// The reason why there is no picture.
    struct Failure: Codable, Sendable {
        var message: String
        var hint: String?
        /// The first line of the app's own in the backtrace.
        var place: CrashPlace?
    }
}
