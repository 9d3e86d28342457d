import Foundation
import Testing

/// The modifiers of views that leave the view as it is and say nothing, each with the reason why a picture loses nothing by it.
///
/// A modifier of which SwiftUI would show something in a still picture has no place here: it is an `InertModifier`, which the
/// picture's notes tell.
@Suite("Modifiers that do nothing")
struct InertModifierTableTests {
    private static let reasons: [(reason: String, modifiers: String)] = [
        (
            "nobody acts in a still picture",
            """
            contextMenu copyable cuttable defaultHoverEffect defersSystemGestures
            findDisabled findNavigator focusEffectDisabled focusScope focusSection prefersDefaultFocus
            scrollBounceBehavior searchPresentationToolbarBehavior handGestureShortcut help hoverEffect
            hoverEffectDisabled hoverEffectGroup itemProvider menuActionDismissBehavior onContinuousHover onCopyCommand
            onCutCommand onHover onModifierKeysChanged onPasteCommand onPencilDoubleTap
            onPencilSqueeze onPlayPauseCommand pasteDestination pointerStyle
            pointerVisibility replaceDisabled scrollIndicators scrollIndicatorsFlash scrollInputBehavior
            scrollTarget searchCompletion searchDictationBehavior
            searchSuggestions sensoryFeedback tabBarMinimizeBehavior tabViewSearchActivation textSelection
            toolbarMinimizeBehavior
            textInputFormattingControlVisibility typeSelectEquivalent
            writingToolsAffordanceVisibility writingToolsBehavior
            """
        ),
        (
            "nothing of it is seen",
            """
            accessibility accessibilityAction accessibilityActions accessibilityActivationPoint
            accessibilityAdjustableAction accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent accessibilityDirectTouch
            accessibilityDefaultFocus accessibilityDragPoint accessibilityDropPoint accessibilityElement accessibilityFocused accessibilityHeading accessibilityIgnoresInvertColors
            accessibilityInputLabels accessibilityLabel accessibilityLabeledPair accessibilityLinkedGroup accessibilityRepresentation
            accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry
            accessibilityScrollAction accessibilityScrollStatus accessibilityShowsLargeContentViewer accessibilitySortPriority
            accessibilityTextContentType accessibilityZoomAction allowsWindowActivationEvents
            attributedTextFormattingDefinition autocapitalization
            dialogPreventsAppTermination exportableToServices exportsItemProviders focusedObject focusedSceneObject
            focusedSceneValue focusedValue handlesExternalEvents importableFromServices importsItemProviders
            interactionActivityTrackingTag keyboardType onContinueUserActivity onOpenURL
            presentationPreventsAppTermination speechAdjustedPitch speechAlwaysIncludesPunctuation
            speechAnnouncementsQueued speechSpellsOutCharacters submitLabel textContentType
            textInputAutocapitalization textInputCompletion textInputSuggestions userActivity widgetURL
            """
        ),
        (
            "a picture is of the end state",
            """
            glassEffectID glassEffectTransition invalidatableContent matchedTransitionSource navigationTransition
            """
        ),
        (
            "the system draws it, outside of the views",
            """
            fileDialogBrowserOptions fileDialogConfirmationLabel fileDialogCustomizationID
            fileDialogImportsUnresolvedAliases fileDialogDefaultDirectory fileDialogMessage fileDialogURLEnabled fileExporter
            fileExporterFilenameLabel fileImporter fileMover persistentSystemOverlays previewContext statusBar
            statusBarHidden tabViewCustomization tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader
            widgetAccentable defaultAdaptableTabBarPlacement
            """
        ),
        (
            "no other platform's chrome is drawn",
            """
            dialogIcon dialogSeverity dialogSuppressionToggle digitalCrownRotation touchBar
            """
        ),
        (
            "text is broken by the locale's language",
            """
            typesettingLanguage
            """
        ),
    ]

    /// The names of functions in extensions of `View` whose whole body is `self`.
    private func passedOn() throws -> Set<String> {
        var names: Set<String> = []
        for file in try SourceTree(["Sources/TintypeUI", "Sources/Apple/SwiftUI"]).files {
            var (isView, name) = (false, "")
            for line in file.lines {
                if !line.hasPrefix(" "), line.contains("extension ") { isView = line.contains("extension View ") }
                if let declared = line.firstMatch(of: /public func ([A-Za-z]+)/) { name = String(declared.1) }
                let isSelf = [" self", " untold"].contains { word in
                    line.hasSuffix("{\(word) }") && !line.contains(" else ") || line == "       " + word
                }
                if isView, isSelf, !name.isEmpty { names.insert(name) }
            }
        }
        return names
    }

    @Test("each has a reason")
    func reasons() throws {
        let known = Set(Self.reasons.flatMap { $0.modifiers.split(whereSeparator: \.isWhitespace).map(String.init) })
        let found = try passedOn()
        #expect(found.subtracting(known).sorted() == [])
        #expect(known.subtracting(found).sorted() == [])
        // The reader of sources finds them at all.
        #expect(found.count > 100)
    }
}
