public import Foundation
public import FoundationNetworking

/// The choices of a connection's secrecy. No connection is made: they are kept, and none reads them.
public final class sec_protocol_options_t: @unchecked Sendable {
    var kept: [String: Any] = [:]

    init() {}
}

/// The facts of a connection's secrecy: none.
public final class sec_protocol_metadata_t: Sendable {
    init() {}
}

/// The identity of one side.
public final class sec_identity_t: Sendable {
    init() {}
}
/// The trust in the other side.
public final class sec_trust_t: Sendable {
    init() {}
}

/// Bytes as the functions of secrecy take them.
public typealias __DispatchData = DispatchData
/// The same bytes, by the name that calls are written with.
public typealias dispatch_data_t = DispatchData

/// The ways to encrypt.
public enum tls_ciphersuite_t: UInt16, Sendable {
    case RSA_WITH_AES_128_GCM_SHA256 = 0x009C
    case RSA_WITH_AES_256_GCM_SHA384 = 0x009D
    case PSK_WITH_AES_128_GCM_SHA256 = 0x00A8
    case AES_128_GCM_SHA256 = 0x1301
    case AES_256_GCM_SHA384 = 0x1302
    case CHACHA20_POLY1305_SHA256 = 0x1303
    case ECDHE_ECDSA_WITH_AES_128_GCM_SHA256 = 0xC02B
    case ECDHE_ECDSA_WITH_AES_256_GCM_SHA384 = 0xC02C
    case ECDHE_RSA_WITH_AES_128_GCM_SHA256 = 0xC02F
    case ECDHE_RSA_WITH_AES_256_GCM_SHA384 = 0xC030
}

/// The ways to encrypt as numbers.
public typealias SSLCipherSuite = UInt16
public let TLS_PSK_WITH_AES_128_GCM_SHA256: SSLCipherSuite = 0x00A8
public let TLS_AES_128_GCM_SHA256: SSLCipherSuite = 0x1301
public let TLS_AES_256_GCM_SHA384: SSLCipherSuite = 0x1302
public let TLS_CHACHA20_POLY1305_SHA256: SSLCipherSuite = 0x1303

/// The closure that judges the other side.
public typealias sec_protocol_verify_complete_t = (Bool) -> Void
public typealias sec_protocol_verify_t = (
    sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t
) -> Void

/// Keeps choices.
public func sec_protocol_options_add_pre_shared_key(
    _ options: sec_protocol_options_t, _ psk: dispatch_data_t, _ psk_identity: dispatch_data_t
) { options.kept["key"] = (psk, psk_identity) }
public func sec_protocol_options_append_tls_ciphersuite(
    _ options: sec_protocol_options_t, _ ciphersuite: tls_ciphersuite_t
) { options.kept["ciphersuite"] = ciphersuite }
public func sec_protocol_options_set_min_tls_protocol_version(
    _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) { options.kept["least"] = version }
public func sec_protocol_options_set_max_tls_protocol_version(
    _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) { options.kept["most"] = version }
public func sec_protocol_options_add_tls_application_protocol(
    _ options: sec_protocol_options_t, _ application_protocol: UnsafePointer<CChar>
) { options.kept["protocol"] = String(cString: application_protocol) }
public func sec_protocol_options_set_tls_server_name(
    _ options: sec_protocol_options_t, _ server_name: UnsafePointer<CChar>
) { options.kept["name"] = String(cString: server_name) }
public func sec_protocol_options_set_peer_authentication_required(
    _ options: sec_protocol_options_t, _ peer_authentication_required: Bool
) { options.kept["required"] = peer_authentication_required }
public func sec_protocol_options_set_local_identity(_ options: sec_protocol_options_t, _ identity: sec_identity_t) {
    options.kept["identity"] = identity
}
public func sec_protocol_options_set_verify_block(
    _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t,
    _ verify_block_queue: DispatchQueue
) { options.kept["verify"] = verify_block }
