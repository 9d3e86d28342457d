import Foundation
import SwiftUI

// The scenarios on anchors as SwiftUI views. Written as for Apple's SwiftUI; each says what the scene file of its name in Fixtures/scenes/anchors says.

/// A1: an ellipse around the text, or around the stack.
struct OverlaidEllipse: View {
    var aroundStack = false

    var body: some View {
        if aroundStack {
            VStack {
                Image(systemName: "globe")
                Text("Hello, world!")
            }
            .overlay { ellipse }
            .id("stack")
        } else {
            VStack {
                Image(systemName: "globe")
                Text("Hello, world!").overlay { ellipse }.id("text")
            }
        }
    }

    private var ellipse: some View {
        Ellipse().stroke(.red, lineWidth: 1).id("ellipse").padding(-10)
    }
}

struct TargetKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

/// A2: both mistakes, and both cures.
struct AnchoredEllipse: View {
    enum Reading {
        case unresolved
        case sizeOnly
        case exact
    }

    var reading: Reading
    var followsSymbol = false

    var body: some View {
        VStack {
            if followsSymbol {
                Image(systemName: "globe").anchorPreference(key: TargetKey.self, value: .bounds) { $0 }.id("symbol")
                Text("Hello, world!").id("text")
            } else {
                Image(systemName: "globe").id("symbol")
                Text("Hello, world!").anchorPreference(key: TargetKey.self, value: .bounds) { $0 }.id("text")
            }
        }
        .overlayPreferenceValue(TargetKey.self) { target in
            if let target {
                switch reading {
                case .unresolved: ellipse
                case .sizeOnly:
                    GeometryReader { proxy in
                        ellipse.frame(width: proxy[target].width, height: proxy[target].height)
                    }
                case .exact:
                    GeometryReader { proxy in
                        ellipse
                            .frame(width: proxy[target].width, height: proxy[target].height)
                            .offset(x: proxy[target].minX, y: proxy[target].minY)
                    }
                }
            }
        }
    }

    private var ellipse: some View {
        Ellipse().stroke(.red, lineWidth: 2).id("ellipse").padding(-10)
    }
}
