import Foundation

/// Seconds since the host was started: QuartzCore's clock, for code that measures time.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
