import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros that SwiftUI files use, as the compiler finds them.
@main
struct TintypeMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        PreviewMacro.self, WidgetPreviewMacro.self, PreviewableMacro.self, EntryMacro.self, AnimatableMacro.self,
        AnimatableIgnoredMacro.self,
        ModelMacro.self, ModelActorMacro.self, StoreHintMacro.self, StoredPropertyMacro.self,
        TipParameterMacro.self, TipRuleMacro.self, ManagedMacro.self, GenerableMacro.self, GuideMacro.self,
        PlaygroundMacro.self, ErrorCodesMacro.self,
    ]
}
