import CommonCrypto
import CryptoKit
import SwiftUI

/// Notes under a password.
struct Vault {
    let key: SymmetricKey

    init(password: String, salt: [UInt8]) {
        var derived = [UInt8](repeating: 0, count: kCCKeySizeAES256)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, salt, salt.count,
            CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), 10, &derived, derived.count)
        key = status == kCCSuccess ? SymmetricKey(data: derived) : SymmetricKey(size: .bits256)
    }

    func seal(_ note: String) throws -> Data {
        guard let combined = try AES.GCM.seal(Data(note.utf8), using: key).combined else {
            throw CryptoKitError.incorrectParameterSize
        }
        return combined
    }

    func open(_ data: Data) throws -> String {
        String(decoding: try AES.GCM.open(AES.GCM.SealedBox(combined: data), using: key), as: UTF8.self)
    }
}

extension Digest {
    fileprivate var short: String { prefix(4).map { String(format: "%02x", $0) }.joined() }
}

struct VaultScreen: View {
    @State private var notes: [Data] = []
    @State private var message = "Locked"
    private let vault = Vault(password: "tulip", salt: Array("garden".utf8))

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Label(message, systemImage: "lock")
                .frame(width: 326, height: 48)
                .background(Color.yellow.opacity(0.3))
                .id("banner")
            ForEach(Array(notes.enumerated()), id: \.offset) { index, note in
                VStack(alignment: .leading) {
                    Text((try? vault.open(note)) ?? "Not yours")
                    Text("\(note.count) bytes").font(.caption).foregroundStyle(.secondary)
                }
                .frame(width: 326, height: 56, alignment: .leading)
                .id("note \(index)")
            }
            Text(SHA256.hash(data: Data("abc".utf8)).short)
            Text(SHA512.hash(data: Data("abc".utf8)).short)
        }
        .onAppear(perform: fill)
    }

    private func fill() {
        do {
            notes = try ["Water the roses", "Spare key"].map(vault.seal)
            let other = Vault(password: "rose", salt: [1])
            notes.append(try other.seal("Somebody else's"))
            message = "\(notes.count) notes"
        } catch {
            message = error.localizedDescription
        }
    }
}

#Preview { VaultScreen() }
