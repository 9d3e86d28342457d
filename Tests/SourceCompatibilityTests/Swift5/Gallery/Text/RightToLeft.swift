import SwiftUI

struct RightToLeft: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("مرحبا بالعالم").font(.largeTitle)
            Text("הטקסט הזה נכתב מימין לשמאל, וגם **המודגש** וגם _הנטוי_.")
            Label("المفضلة", systemImage: "star")
            Text("السعر ") + Text("120").bold().foregroundColor(.red) + Text(" دولار").underline()
            HStack {
                Text("الاسم")
                Spacer()
                Text("Swift 6").foregroundStyle(.secondary)
            }
            Text("English inside, with عربي in the middle of it.")
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.locale, Locale(identifier: "ar_EG"))
    }
}
