import Observation
import SwiftUI

@Observable
final class Tree {
    var apples = 3
}

struct TreeView: View {
    @State private var tree = Tree()

    var body: some View {
        VStack(spacing: 12) {
            Circle().fill(.leaf).frame(width: 80, height: 80)
            RoundedRectangle(cornerRadius: 4).fill(Color(.Brand.bark)).frame(width: 16, height: 48)
            Text("apples \(tree.apples)")
            Button("Pick") { tree.apples -= 1 }
        }
    }
}

#Preview("Tree", traits: .sizeThatFitsLayout) { TreeView().padding() }
