import Foundation
import TintypeGraphics

extension SceneDatum {
    /// The value of a member that the type of this value has.
    func value(of member: SceneMember) -> SceneDatum {
        switch self {
        case .point(let point): return .number(Double(member == .x ? point.x : point.y))
        case .size(let size): return .number(Double(member == .width ? size.width : size.height))
        case .rect(let rect): return Self.value(of: member, in: rect)
        case .insets(let insets): return Self.value(of: member, in: insets)
        case .string(let text): return member == .isEmpty ? .bool(text.isEmpty) : .number(Double(text.count))
        case .list(let values):
            switch member {
            case .isEmpty: return .bool(values.isEmpty)
            case .first: return values.first ?? .none
            case .last: return values.last ?? .none
            default: return .number(Double(values.count))
            }
        case .reference(let reference):
            guard let proxy = reference.payload as? any SceneGeometryProxy else { break }
            switch member {
            case .width: return .number(Double(proxy.size.width))
            case .height: return .number(Double(proxy.size.height))
            case .safeAreaInsets: return .insets(proxy.safeAreaInsets)
            default: return .size(proxy.size)
            }
        default: break
        }
        preconditionFailure("The member \(member.rawValue) was checked, but is not there.")
    }

    private static func value(of member: SceneMember, in rect: CGRect) -> SceneDatum {
        switch member {
        case .x, .minX: .number(Double(rect.minX))
        case .y, .minY: .number(Double(rect.minY))
        case .midX: .number(Double(rect.midX))
        case .midY: .number(Double(rect.midY))
        case .maxX: .number(Double(rect.maxX))
        case .maxY: .number(Double(rect.maxY))
        case .width: .number(Double(rect.width))
        case .height: .number(Double(rect.height))
        case .origin: .point(rect.origin)
        default: .size(rect.size)
        }
    }

    private static func value(of member: SceneMember, in insets: EdgeInsets) -> SceneDatum {
        switch member {
        case .top: .number(Double(insets.top))
        case .leading: .number(Double(insets.leading))
        case .bottom: .number(Double(insets.bottom))
        default: .number(Double(insets.trailing))
        }
    }
}
