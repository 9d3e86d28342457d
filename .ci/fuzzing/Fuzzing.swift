import Foundation
import FuzzTargets

/// libFuzzer, started by a program that has a `main` of its own: SwiftPM gives each executable one.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The target that the variable names.
private let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["TINTYPE_FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
        print("TINTYPE_FUZZ_TARGET is one of: \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
        exit(2)
    }
    return target
}()

@main
struct Fuzzing {
    static func main() {
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        exit(
            runDriver(&count, &arguments) { start, count in
                target.run(Array(UnsafeBufferPointer(start: start, count: count)))
                return 0
            })
    }
}
