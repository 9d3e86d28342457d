import SwiftUI

struct VolumeMixer: View {
    @State private var master = 0.7
    @State private var music: Double = 40
    @State private var voice: Float = 0.25
    @State private var isEditing = false

    var body: some View {
        VStack(spacing: 24) {
            Text("Mixer").font(.title2).bold()

            VStack(alignment: .leading) {
                Text("Master \(Int(master * 100)) %")
                Slider(value: $master)
            }

            VStack(alignment: .leading) {
                Text("Music")
                Slider(value: $music, in: 0...100, step: 5) {
                    Text("Music")
                } minimumValueLabel: {
                    Image(systemName: "speaker.fill")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3.fill")
                } onEditingChanged: { editing in
                    isEditing = editing
                }
                .tint(.green)
            }

            VStack(alignment: .leading) {
                Text("Voice")
                Slider(
                    value: $voice, in: 0...1,
                    onEditingChanged: { isEditing = $0 },
                    minimumValueLabel: Text("0"),
                    maximumValueLabel: Text("100")
                ) {
                    Text("Voice")
                }
                .accentColor(.red)
            }

            Slider(value: .constant(0.5))
                .disabled(true)

            Text("\(music)").foregroundColor(isEditing ? .red : .blue)
        }
        .padding()
    }
}
