// `import QuartzCore` where Apple's framework is missing: layers, which are drawn, and animations as values.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import FoundationOverlay

/// Seconds since the host was started: QuartzCore's clock, for code that measures time.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
