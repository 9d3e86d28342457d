public import Foundation

extension Notification.Name {
    /// The keyboard's notices, by the names that they had before Swift 4.2.
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification

    /// The app's notices, by their names of before Swift 4.2.
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
    public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
    public static let UIApplicationSignificantTimeChange = UIApplication.significantTimeChangeNotification
    public static let UIApplicationUserDidTakeScreenshot = UIApplication.userDidTakeScreenshotNotification
    public static let UIApplicationWillChangeStatusBarOrientation =
        UIApplication.willChangeStatusBarOrientationNotification
    public static let UIApplicationDidChangeStatusBarOrientation =
        UIApplication.didChangeStatusBarOrientationNotification
    public static let UIApplicationWillChangeStatusBarFrame = UIApplication.willChangeStatusBarFrameNotification
    public static let UIApplicationDidChangeStatusBarFrame = UIApplication.didChangeStatusBarFrameNotification

    /// The notices of written words, by their names of before Swift 4.2.
    public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
    public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
    public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
    public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
    public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
    public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification

    /// The notices of the device, its screens and its windows, by their names of before Swift 4.2.
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification
    public static let UIDeviceBatteryStateDidChange = UIDevice.batteryStateDidChangeNotification
    public static let UIDeviceProximityStateDidChange = UIDevice.proximityStateDidChangeNotification
    public static let UIScreenDidConnect = UIScreen.didConnectNotification
    public static let UIScreenDidDisconnect = UIScreen.didDisconnectNotification
    public static let UIScreenBrightnessDidChange = UIScreen.brightnessDidChangeNotification
    public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
    public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification
    public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
    public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification
    public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
    public static let UIPasteboardChanged = UIPasteboard.changedNotification
}

/// The keys of what the keyboard's notices tell, by their names of before Swift 4.2.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey
