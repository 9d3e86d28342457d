import Foundation
import SwiftUI
import UIKit

// Values of controls and pictures.
extension HostileCase where Number == CGFloat {
    @MainActor static let controls: [HostileCase] = [
        HostileCase("slider") { Slider(value: .constant($0), in: 0...1) },
        HostileCase("slider.step") { x in Slider(value: .constant(0.5), in: 0...1, step: x) },
        HostileCase("slider.range") { x in
            guard x >= 0 else { return EmptyView() }; return Slider(value: .constant(x), in: 0...x)
        },
        HostileCase("slider.range2") { x in
            guard x >= 0 else { return EmptyView() }; return Slider(value: .constant(0), in: 0...x, step: 1)
        },
        HostileCase("slider.empty") { x in
            guard x == x else { return EmptyView() }; return Slider(value: .constant(x), in: x...x, step: 1)
        },
        HostileCase("stepper") { Stepper("a", value: .constant($0), in: 0...1, step: $0) },
        HostileCase("stepper2") { Stepper("a \($0)", value: .constant($0), step: $0) },
        HostileCase("progress") { ProgressView(value: $0, total: 1) },
        HostileCase("progress2") { ProgressView(value: 1, total: $0) },
        HostileCase("progress.c") { ProgressView(value: $0, total: 3).progressViewStyle(.circular) },
        HostileCase("gauge") { Gauge(value: $0) { Text("a") } },
        HostileCase("gauge.r") { x in
            guard x >= 0 else { return EmptyView() }; return Gauge(value: x, in: 0...x) { Text("a") }
        },
        HostileCase("gauge.c") {
            Gauge(value: $0, in: 0...1) {
                Text("a")
            } currentValueLabel: {
                Text("1")
            }.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.red, .green]))
        },
        HostileCase("gauge.cc") { Gauge(value: $0, in: 0...1) { Text("a") }.gaugeStyle(.accessoryCircularCapacity) },
        HostileCase("gauge.lin") { Gauge(value: $0, in: 0...1) { Text("a") }.gaugeStyle(.linearCapacity) },
        HostileCase("image.scale") { Image(systemName: "star").font(.system(size: $0)) },
        HostileCase("image.var") { Image(systemName: "wifi", variableValue: $0) },
        HostileCase("image.resizable") {
            Image(systemName: "star").resizable(capInsets: EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0))
                .frame(width: 30, height: 30)
        },
        HostileCase("image.frame") {
            Image(systemName: "star").resizable().scaledToFill().frame(width: $0, height: $0)
        },
        HostileCase("symbolconfig") {
            Image(
                uiImage: UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: $0))
                    ?? UIImage())
        },
    ]
}
