public import Foundation
public import FoundationOverlay

extension CMTime: _NSValueBridged {}
extension CMTimeRange: _NSValueBridged {}
extension CMTimeMapping: _NSValueBridged {}

extension NSValue {
    /// Creates a value of a time, a span of time or a pair of spans, and gives that of one; an invalid one where there is none.
    public convenience init(time: CMTime) { self.init(_kept: time) }
    public convenience init(timeRange: CMTimeRange) { self.init(_kept: timeRange) }
    public convenience init(timeMapping: CMTimeMapping) { self.init(_kept: timeMapping) }
    public var timeValue: CMTime { ._held(by: self) ?? .invalid }
    public var timeRangeValue: CMTimeRange { ._held(by: self) ?? .invalid }
    public var timeMappingValue: CMTimeMapping { ._held(by: self) ?? CMTimeMapping() }
}
