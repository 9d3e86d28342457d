import SwiftUI

struct Recipe: Identifiable, Hashable {
    let id: Int
    let name: String
    let minutes: Int
    let steps: [String]
}

struct RecipesView: View {
    private let recipes = [
        Recipe(id: 1, name: "Tomato Soup", minutes: 25, steps: ["Chop", "Simmer", "Blend"]),
        Recipe(id: 2, name: "Pancakes", minutes: 15, steps: ["Mix flour, milk and eggs", "Rest ten minutes", "Fry"]),
    ]
    @State private var path: [Recipe] = [
        Recipe(id: 2, name: "Pancakes", minutes: 15, steps: ["Mix flour, milk and eggs", "Rest ten minutes", "Fry"])
    ]

    var body: some View {
        NavigationStack(path: $path) {
            List(recipes) { recipe in
                NavigationLink(recipe.name, value: recipe)
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.self) { recipe in
                RecipeDetailView(recipe: recipe)
            }
        }
    }
}

struct RecipeDetailView: View {
    let recipe: Recipe
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                RoundedRectangle(cornerRadius: 16)
                    .fill(.orange.gradient)
                    .frame(height: 160)
                    .overlay {
                        Image(systemName: "fork.knife")
                            .font(.system(size: 48))
                            .foregroundStyle(.white)
                    }
                Text("\(recipe.minutes) minutes")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
                    HStack(alignment: .firstTextBaseline) {
                        Text("\(index + 1).").bold()
                        Text(step)
                    }
                }
            }
            .padding()
        }
        .navigationTitle(recipe.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            Button("Share", action: {})
        }
    }
}
