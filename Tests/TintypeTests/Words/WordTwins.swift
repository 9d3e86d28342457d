// The examples of the scene vocabulary, in Swift: written by a test, from the vocabulary.
// swift-format-ignore-file

import Tintype
import TintypeTree

extension WordTwin {
    static let twin0 =
        WordTwin("Toggle") {
            Toggle("Wi-Fi", isOn: .constant(true))
        }

    static let twin1 =
        WordTwin("List") {
            List {
                Text("One")
                Text("Two")
            }
        }

    static let all: [WordTwin] = [
        twin0,
        twin1,
    ]
}
