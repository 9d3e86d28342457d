/// The reasons of a framework's error: an enumeration `Code` in the error's structure. The structure gets its properties by it, each
/// reason as a member, and the right to be caught by one.
@attached(member, names: named(~=))
@attached(peer, names: arbitrary)
public macro _ErrorCodes(_ domain: String) = #externalMacro(module: "TintypeMacros", type: "ErrorCodesMacro")
