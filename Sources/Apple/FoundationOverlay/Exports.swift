// What Foundation has on Apple's systems and lacks on Linux. Modules that bring Foundation along bring this too.
@_exported public import Foundation
// A module of its own on Linux: its reader of XML is in Foundation on Apple's systems.
@_exported public import FoundationXML
