import SwiftUI

struct GaugeDashboard: View {
    @State private var speed = 65.0
    @State private var battery = 0.4

    var body: some View {
        VStack(spacing: 24) {
            Gauge(value: battery) {
                Text("Battery")
            }
            Gauge(value: speed, in: 0...120) {
                Text("Speed")
            } currentValueLabel: {
                Text("\(Int(speed)) km/h")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("120")
            }
            .tint(.orange)

            HStack(spacing: 30) {
                Gauge(value: speed, in: 0...120) {
                    Text("km/h")
                } currentValueLabel: {
                    Text("65")
                }
                .gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.green, .yellow, .red]))

                Gauge(value: 0.7) {
                    Text("CPU")
                } currentValueLabel: {
                    Text("70")
                }
                .gaugeStyle(.accessoryCircularCapacity)
                .tint(.purple)

                Gauge(value: 21, in: 10...30) {
                    Text("°C")
                } currentValueLabel: {
                    Text("21")
                } minimumValueLabel: {
                    Text("10")
                } maximumValueLabel: {
                    Text("30")
                }
                .gaugeStyle(.accessoryCircular)
            }

            Gauge(value: 0.3) {
                Text("Rain")
            }
            .gaugeStyle(.accessoryLinear)
            Gauge(value: 0.8) {
                Text("Storage")
            }
            .gaugeStyle(.linearCapacity)
            .tint(.pink)
        }
        .padding()
    }
}
