public import ManagedSettings
public import UIKit

/// The apps, kinds and sites that a person chose.
public struct FamilyActivitySelection: Equatable, Codable, Sendable {
    /// The proofs of what was chosen.
    public var applicationTokens: Set<ApplicationToken> = []
    public var categoryTokens: Set<ActivityCategoryToken> = []
    public var webDomainTokens: Set<WebDomainToken> = []
    public let includeEntireCategory: Bool

    /// The chosen apps, kinds and sites.
    public var applications: Set<Application> { Set(applicationTokens.map { Application(token: $0) }) }
    public var categories: Set<ActivityCategory> { Set(categoryTokens.map { ActivityCategory(token: $0) }) }
    public var webDomains: Set<WebDomain> { Set(webDomainTokens.map { WebDomain(token: $0) }) }

    /// Creates an empty choice, with all of a kind's apps or not.
    public init(includeEntireCategory: Bool) {
        self.includeEntireCategory = includeEntireCategory
    }
    public init() {
        self.init(includeEntireCategory: false)
    }
}

/// A list to choose apps, kinds and sites from. There is none to choose: it is drawn with its words alone.
public struct FamilyActivityPicker: View {
    private let header: String?
    private let footer: String?

    /// Creates a list with words above and below it.
    public init(
        headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>
    ) { (header, footer) = (headerText, footerText) }
    public init(selection: Binding<FamilyActivitySelection>) {
        self.init(headerText: nil, footerText: nil, selection: selection)
    }

    /// The list.
    public var body: some View {
        List {
            Section {
            } header: {
                if let header { Text(header) }
            } footer: {
                if let footer { Text(footer) }
            }
        }
    }
}

extension View {
    /// Presents a list to choose from. There is none to choose: the binding becomes false.
    public func familyActivityPicker(
        isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
    ) -> some View { familyActivityPicker(headerText: nil, isPresented: isPresented, selection: selection) }
    public func familyActivityPicker(
        headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
        selection: Binding<FamilyActivitySelection>
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, presents in
            if presents { isPresented.wrappedValue = false }
        }
    }
}

/// The name of an app, a kind or a site that a person chose: it is not known.
public struct FamilyActivityTitleView: View {
    nonisolated init() {}

    /// The name.
    public var body: some View { Text(verbatim: "") }
}

/// The picture of an app, a kind or a site that a person chose: a plain one.
public struct FamilyActivityIconView: View {
    nonisolated init() {}

    /// The picture.
    public var body: some View { Image(systemName: "app.fill") }
}

extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
    /// Creates a label of an app, a kind or a site that a person chose.
    public init(_ applicationToken: ApplicationToken) {
        self.init(title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() })
    }
    public init(_ activityCategoryToken: ActivityCategoryToken) {
        self.init(title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() })
    }
    public init(_ webDomainToken: WebDomainToken) {
        self.init(title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() })
    }
}
