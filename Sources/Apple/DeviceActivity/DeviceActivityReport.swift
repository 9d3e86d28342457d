public import ManagedSettings
public import UIKit

/// The use of a device that a report is about.
public struct DeviceActivityFilter: Equatable, Sendable {
    /// The spans into which the use is cut.
    public enum SegmentInterval: Equatable, Sendable {
        case hourly(during: DateInterval)
        case daily(during: DateInterval)
        case weekly(during: DateInterval)
    }

    /// The people whose use it is.
    public enum Users: Equatable, Sendable {
        case all, children
    }

    /// The devices.
    public struct Devices: Equatable, Sendable {
        private let models: Set<Model>?

        /// A kind of device.
        public enum Model: Int, Hashable, Sendable {
            case iPhone, iPad, mac, iPod
        }

        /// All devices, or those of kinds.
        public static let all = Devices(models: nil)
        public init(_ models: Set<Model>) {
            self.models = models
        }

        private init(models: Set<Model>?) {
            self.models = models
        }
    }

    /// The spans, the people, the devices, and what was used; nil for all.
    public var segmentInterval: SegmentInterval
    public var users: Users?
    public var devices: Devices
    public var applications: Set<ApplicationToken>
    public var categories: Set<ActivityCategoryToken>
    public var webDomains: Set<WebDomainToken>

    /// Creates a choice.
    public init(
        segment: SegmentInterval = .daily(during: DateInterval()), users: Users? = nil, devices: Devices = .all,
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = []
    ) {
        (segmentInterval, self.users, self.devices) = (segment, users, devices)
        (self.applications, self.categories, self.webDomains) = (applications, categories, webDomains)
    }
}

/// A report on the use of a device, which another program draws. There is none: it is drawn as an empty place.
public struct DeviceActivityReport: View {
    /// The kind of a report.
    public struct Context: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Creates a report of a kind.
    public init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()) {}

    /// The empty place.
    public var body: some View { Color.clear }
}
