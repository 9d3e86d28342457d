import PencilKit
import SwiftUI

/// A pad for sketches, with inks of the app's own beside the system's tools.
enum SketchInk: CaseIterable {
    case pen, marker, eraser

    var tool: any PKTool {
        switch self {
        case .pen: PKInkingTool(.pen, color: .black, width: 4)
        case .marker: PKInkingTool(.marker, color: UIColor.systemYellow.withAlphaComponent(0.5), width: 20)
        case .eraser: PKEraserTool(.vector)
        }
    }

    var symbol: String {
        switch self {
        case .pen: "pencil.tip"
        case .marker: "highlighter"
        case .eraser: "eraser"
        }
    }
}

private struct SketchCanvas: UIViewRepresentable {
    @Binding var drawing: PKDrawing
    let ink: SketchInk
    let picker = PKToolPicker()

    func makeCoordinator() -> Coordinator { Coordinator($drawing) }

    func makeUIView(context: Context) -> PKCanvasView {
        let canvas = PKCanvasView()
        canvas.drawingPolicy = .anyInput
        canvas.delegate = context.coordinator
        canvas.isOpaque = false
        canvas.backgroundColor = UIColor(red: 1, green: 0.98, blue: 0.9, alpha: 1)
        canvas.minimumZoomScale = 0.5
        picker.setVisible(true, forFirstResponder: canvas)
        picker.addObserver(canvas)
        canvas.becomeFirstResponder()
        return canvas
    }

    func updateUIView(_ canvas: PKCanvasView, context: Context) {
        canvas.tool = ink.tool
        if canvas.drawing != drawing { canvas.drawing = drawing }
    }

    final class Coordinator: NSObject, PKCanvasViewDelegate {
        let drawing: Binding<PKDrawing>

        init(_ drawing: Binding<PKDrawing>) {
            self.drawing = drawing
        }

        func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { drawing.wrappedValue = canvasView.drawing }
    }
}

struct SketchPadScreen: View {
    @State private var drawing = PKDrawing()
    @State private var ink = SketchInk.marker

    var body: some View {
        VStack(spacing: 0) {
            SketchCanvas(drawing: $drawing, ink: ink).frame(width: 300, height: 300).id("canvas")
            HStack(spacing: 0) {
                ForEach(SketchInk.allCases, id: \.self) { item in
                    Button {
                        ink = item
                    } label: {
                        Image(systemName: item.symbol).frame(width: 100, height: 56)
                    }
                    .background(item == ink ? Color.yellow : .clear)
                    .id("ink \(item.symbol)")
                }
            }
            Text("\(drawing.strokes.count) strokes, \(drawing.bounds.isNull ? "empty" : "drawn")")
        }
    }
}

#Preview { SketchPadScreen() }
