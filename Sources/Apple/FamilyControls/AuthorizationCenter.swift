// `import FamilyControls` where Apple's framework is missing: no family allows anything. It brings ManagedSettings' and UIKit's names
// along.
public import Combine
@_exported public import ManagedSettings
@_exported public import UIKit

/// The permission of a family.
public enum AuthorizationStatus: Int, Sendable, CustomStringConvertible {
    case notDetermined, denied, approved, approvedWithDataAccess

    /// The word for the permission.
    public var description: String {
        switch self {
        case .notDetermined: "notDetermined"
        case .denied: "denied"
        case .approved: "approved"
        case .approvedWithDataAccess: "approvedWithDataAccess"
        }
    }
}

/// The member of a family whose device it is.
public enum FamilyControlsMember: Int, Sendable {
    case child, individual
}

/// The reason why a family allows nothing.
public enum FamilyControlsError: Error, Hashable, Sendable {
    case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled
    case networkError, authenticationMethodUnavailable
}

/// Asks a family for the permission to guard a device, which is refused.
public class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    /// The center, and the permission.
    public static let shared = AuthorizationCenter()
    @Published public private(set) var authorizationStatus = AuthorizationStatus.notDetermined

    /// Asks.
    ///
    /// - Throws: ``FamilyControlsError/unavailable``.
    public func requestAuthorization(for member: FamilyControlsMember) async throws {
        throw FamilyControlsError.unavailable
    }
    public func requestAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.unavailable))
    }

    /// Gives the permission back: there was none.
    public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.unavailable))
    }
}
