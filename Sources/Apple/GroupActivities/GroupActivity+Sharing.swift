public import CoreTransferable
public import Foundation
public import UIKit

/// A form in which something to do together is handed on. Nobody takes it here.
public struct GroupActivityTransferRepresentation<Item: Transferable>: TransferRepresentation {
    public let _ways = _TransferWays<Item>()

    init() {}

    /// Creates one by a closure that makes what is done together.
    public init<ActivityType: GroupActivity>(exporting: @escaping @Sendable (Item) async throws -> ActivityType) {}
}

extension GroupActivity where Self: Transferable {
    /// Handing on what is done together.
    public static var transferRepresentation: some TransferRepresentation<Self> {
        GroupActivityTransferRepresentation<Self>()
    }
}

extension NSItemProvider {
    /// Adds something to do together. Nobody takes it.
    public func registerGroupActivity<ActivityType: GroupActivity>(
        preparationHandler: @escaping () async throws -> ActivityType
    ) {}
    public func registerGroupActivity<ActivityType: GroupActivity>(_ activity: ActivityType) {}
}

/// The screen on which people are asked to do something together. There is no call: it is empty.
public final class GroupActivitySharingController: UIViewController, _UndrawnResponder {
    /// The result that a screen ends with: it is cancelled.
    public var result: GroupActivityActivationResult {
        get async { .cancelled }
    }

    /// Creates one for something to do together, or a closure that makes it.
    ///
    /// - Throws: Nothing.
    public init<ActivityType: GroupActivity>(_ activity: ActivityType) throws {
        super.init(nibName: nil, bundle: nil)
    }
    public init<ActivityType: GroupActivity>(preparationHandler: @escaping () async throws -> ActivityType) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }
}
