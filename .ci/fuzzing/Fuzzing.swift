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

/// The seconds of the processor that the process has had: on a busy machine the clock says nothing of an input.
private func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

@main
struct Fuzzing {
    static func main() {
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        // Fonts are opened once, and that is no input's fault.
        target.run([])
        exit(
            runDriver(&count, &arguments) { start, count in
                let begin = processorSeconds()
                target.run(Array(UnsafeBufferPointer(start: start, count: count)))
                let seconds = processorSeconds() - begin
                precondition(seconds < 1, "the input took \(seconds) s")
                return 0
            })
    }
}
