import SwiftUI

struct LoginCard: View {
    @State private var email = "maria@example.com"
    @State private var password = "hunter22"
    @State private var name = ""
    @State private var staySignedIn = true
    @FocusState private var isNameFocused: Bool

    var isFormValid: Bool {
        !email.isEmpty && password.count >= 8
    }

    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: "lock.fill")
                .font(.system(size: 44))
                .foregroundColor(.accentColor)
            Text("Welcome back")
                .font(.title)
                .fontWeight(.bold)

            VStack(spacing: 12) {
                TextField("Name", text: $name)
                    .textFieldStyle(.roundedBorder)
                    .focused($isNameFocused)
                TextField("Email", text: $email)
                    .textFieldStyle(RoundedBorderTextFieldStyle())
                SecureField("Password", text: $password)
                    .textFieldStyle(.roundedBorder)
            }

            Toggle("Stay signed in", isOn: $staySignedIn)

            Button(action: signIn) {
                Text("Sign In")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .disabled(!isFormValid)

            Button("Forgot password?") {}
                .font(.footnote)

            HStack {
                Button("Guest", action: {})
                    .buttonStyle(.bordered)
                Button("Delete account", role: .destructive, action: {})
                    .buttonStyle(.bordered)
                Button("Disabled") {}
                    .buttonStyle(.borderedProminent)
                    .disabled(true)
            }
        }
        .padding(24)
    }

    private func signIn() {
        isNameFocused = false
    }
}
