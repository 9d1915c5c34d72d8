import Testing
import UIKit

/// Keys by their places on keyboards.
///
/// - Source: USB HID Usage Tables 1.3, section 10, Keyboard/Keypad page
@Suite struct KeyUsageTests {
    private func expect(_ first: Int, _ usages: [UIKeyboardHIDUsage]) {
        #expect(usages.map(\.rawValue) == Array(first..<first + usages.count))
    }

    @Test func lettersAndDigitsFollowEachOther() {
        expect(0x01, [.keyboardErrorRollOver, .keyboardPOSTFail, .keyboardErrorUndefined])
        expect(
            0x04,
            [
                .keyboardA, .keyboardB, .keyboardC, .keyboardD, .keyboardE, .keyboardF, .keyboardG, .keyboardH, .keyboardI,
                .keyboardJ, .keyboardK, .keyboardL, .keyboardM, .keyboardN, .keyboardO, .keyboardP, .keyboardQ, .keyboardR,
                .keyboardS, .keyboardT, .keyboardU, .keyboardV, .keyboardW, .keyboardX, .keyboardY, .keyboardZ,
            ])
        expect(
            0x1E,
            [
                .keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboard5, .keyboard6, .keyboard7, .keyboard8, .keyboard9,
                .keyboard0,
            ])
    }

    @Test func signsFollowTheDigits() {
        expect(
            0x28,
            [
                .keyboardReturnOrEnter, .keyboardEscape, .keyboardDeleteOrBackspace, .keyboardTab, .keyboardSpacebar,
                .keyboardHyphen, .keyboardEqualSign, .keyboardOpenBracket, .keyboardCloseBracket, .keyboardBackslash,
                .keyboardNonUSPound, .keyboardSemicolon, .keyboardQuote, .keyboardGraveAccentAndTilde, .keyboardComma,
                .keyboardPeriod, .keyboardSlash, .keyboardCapsLock,
            ])
    }

    @Test func functionKeysAreInTwoRows() {
        expect(
            0x3A,
            [
                .keyboardF1, .keyboardF2, .keyboardF3, .keyboardF4, .keyboardF5, .keyboardF6, .keyboardF7, .keyboardF8,
                .keyboardF9, .keyboardF10, .keyboardF11, .keyboardF12, .keyboardPrintScreen, .keyboardScrollLock,
                .keyboardPause, .keyboardInsert, .keyboardHome, .keyboardPageUp, .keyboardDeleteForward, .keyboardEnd,
                .keyboardPageDown, .keyboardRightArrow, .keyboardLeftArrow, .keyboardDownArrow, .keyboardUpArrow,
            ])
        expect(
            0x68,
            [
                .keyboardF13, .keyboardF14, .keyboardF15, .keyboardF16, .keyboardF17, .keyboardF18, .keyboardF19,
                .keyboardF20, .keyboardF21, .keyboardF22, .keyboardF23, .keyboardF24, .keyboardExecute, .keyboardHelp,
                .keyboardMenu, .keyboardSelect, .keyboardStop, .keyboardAgain, .keyboardUndo, .keyboardCut, .keyboardCopy,
                .keyboardPaste, .keyboardFind, .keyboardMute, .keyboardVolumeUp, .keyboardVolumeDown,
                .keyboardLockingCapsLock, .keyboardLockingNumLock, .keyboardLockingScrollLock,
            ])
    }

    @Test func keypadsAndOtherLanguagesHaveKeysOfTheirOwn() {
        expect(
            0x53,
            [
                .keypadNumLock, .keypadSlash, .keypadAsterisk, .keypadHyphen, .keypadPlus, .keypadEnter, .keypad1, .keypad2,
                .keypad3, .keypad4, .keypad5, .keypad6, .keypad7, .keypad8, .keypad9, .keypad0, .keypadPeriod,
                .keyboardNonUSBackslash, .keyboardApplication, .keyboardPower, .keypadEqualSign,
            ])
        expect(0x85, [.keypadComma, .keypadEqualSignAS400])
        expect(
            0x87,
            [
                .keyboardInternational1, .keyboardInternational2, .keyboardInternational3, .keyboardInternational4,
                .keyboardInternational5, .keyboardInternational6, .keyboardInternational7, .keyboardInternational8,
                .keyboardInternational9, .keyboardLANG1, .keyboardLANG2, .keyboardLANG3, .keyboardLANG4, .keyboardLANG5,
                .keyboardLANG6, .keyboardLANG7, .keyboardLANG8, .keyboardLANG9, .keyboardAlternateErase,
                .keyboardSysReqOrAttention, .keyboardCancel, .keyboardClear, .keyboardPrior, .keyboardReturn,
                .keyboardSeparator, .keyboardOut, .keyboardOper, .keyboardClearOrAgain, .keyboardCrSelOrProps,
                .keyboardExSel,
            ])
    }

    @Test func modifiersComeLast() {
        expect(
            0xE0,
            [
                .keyboardLeftControl, .keyboardLeftShift, .keyboardLeftAlt, .keyboardLeftGUI, .keyboardRightControl,
                .keyboardRightShift, .keyboardRightAlt, .keyboardRightGUI,
            ])
        #expect(UIKeyboardHIDUsage.keyboard_Reserved.rawValue == 0xFFFF)
    }
}
