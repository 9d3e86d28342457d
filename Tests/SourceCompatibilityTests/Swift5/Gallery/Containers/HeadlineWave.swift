import SwiftUI

struct EmphasisAttribute: TextAttribute {}

/// Letters of emphasized runs rise and fall; all others stay on the line.
struct WaveRenderer: TextRenderer {
    var strength: Double
    var frequency: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(strength, frequency) }
        set {
            strength = newValue.first
            frequency = newValue.second
        }
    }

    var displayPadding: EdgeInsets {
        EdgeInsets(top: strength, leading: 0, bottom: strength, trailing: 0)
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for run in layout.flattenedRuns {
            guard run[EmphasisAttribute.self] != nil else {
                context.draw(run)
                continue
            }
            for (index, glyph) in run.enumerated() {
                let offset = strength * sin(Double(index) * frequency)
                var copy = context
                copy.translateBy(x: 0, y: offset)
                copy.draw(glyph, options: .disablesSubpixelQuantization)
            }
        }
    }
}

/// Later lines are fainter, and each stands on a tinted box.
struct FadingLines: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for (index, line) in layout.enumerated() {
            var copy = context
            copy.opacity = 1 - Double(index) * 0.25
            copy.fill(
                Path(roundedRect: line.typographicBounds.rect.insetBy(dx: -4, dy: 0), cornerRadius: 4),
                with: .color(.mint.opacity(0.3)))
            copy.draw(line)
        }
    }
}

extension Text.Layout {
    var flattenedRuns: some RandomAccessCollection<Text.Layout.Run> {
        flatMap { line in line }
    }
}

struct HeadlineWave: View {
    var body: some View {
        let wave = Text("wave").customAttribute(EmphasisAttribute()).foregroundStyle(.blue).bold()
        VStack(spacing: 24) {
            Text("Catch the \(wave) today")
                .font(.largeTitle)
                .textRenderer(WaveRenderer(strength: 8, frequency: 1.2))
            Text("Three lines of text that fade a little more with each line that they go on")
                .multilineTextAlignment(.center)
                .frame(width: 220)
                .textRenderer(FadingLines())
        }
    }
}
