// Models are observed through these, so whoever writes views writes them too.
//
// There is no module of the name Combine. Packages ask `canImport(Combine)`, Yams and OpenCombine themselves among them, and
// SwiftPM keeps the modules of all packages in one folder: built once more in a folder that has the module, with other flags or
// by another compiler, Yams would import it without what it needs, and the build would fail.
@_exported public import Observation
@_exported public import OpenCombine
