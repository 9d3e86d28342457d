// `import Security` where Apple's framework is missing. Its names come along with Foundation, as on Apple's systems.
@_exported public import FoundationObjects
@_exported public import FoundationOverlay
