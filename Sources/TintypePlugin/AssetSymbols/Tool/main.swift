import Foundation
import TintypeAssetSymbols

// usage: TintypeAssetSymbolsTool OUTPUT CATALOGUE… [-- SOURCE…]
//
// Writes the source with the names of assets, for the plugin of packages.
let arguments = Array(CommandLine.arguments.dropFirst())
guard let output = arguments.first else {
    preconditionFailure("the plugin names the file that is to be written")
}
let parts = arguments.dropFirst().split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
let symbols = AssetSymbols(
    catalogs: parts.first ?? [], sources: parts.count > 1 ? parts[1] : [], bundle: "Bundle.module")
// A file that is written is compiled again, and all that stands on it: SwiftPM runs the tool also where only the tool is new.
if (try? String(contentsOfFile: output, encoding: .utf8)) != symbols.source {
    try symbols.source.write(toFile: output, atomically: true, encoding: .utf8)
}
