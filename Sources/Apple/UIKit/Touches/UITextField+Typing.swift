import Foundation

extension UITextField {
    /// The bar for searches whose field this is.
    private var searchBar: UISearchBar? { superview as? UISearchBar }

    func mayEdit(_ begins: Bool) -> Bool {
        if let bar = searchBar, let delegate = bar.delegate {
            guard begins ? delegate.searchBarShouldBeginEditing(bar) : delegate.searchBarShouldEndEditing(bar) else {
                return false
            }
        }
        return (begins ? delegate?.textFieldShouldBeginEditing(self) : delegate?.textFieldShouldEndEditing(self))
            ?? true
    }

    func editingDidChange(_ begins: Bool) {
        if begins, clearsOnBeginEditing, hasText { type("") }
        contentDidChange()
        if begins {
            delegate?.textFieldDidBeginEditing(self)
        } else {
            delegate?.textFieldDidEndEditing(self)
            delegate?.textFieldDidEndEditing(self, reason: .committed)
        }
        if let bar = searchBar {
            if begins {
                bar.delegate?.searchBarTextDidBeginEditing(bar)
            } else {
                bar.delegate?.searchBarTextDidEndEditing(bar)
            }
        }
        sendActions(for: begins ? .editingDidBegin : .editingDidEnd)
        NotificationCenter.default.post(
            name: begins ? UITextField.textDidBeginEditingNotification : UITextField.textDidEndEditingNotification,
            object: self)
    }

    /// Writes another text in place of the one that is there, as keys would: what it begins with stays.
    func type(_ new: String) {
        let (range, typed) = new.typed(over: text ?? "")
        guard range.length > 0 || !typed.isEmpty else { return }
        if let bar = searchBar, bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: typed) == false
        {
            return
        }
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: typed) != false else {
            return
        }
        takeTyped(range, typed)
        textDidChange()
    }

    private func textDidChange() {
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        if let bar = searchBar { bar.delegate?.searchBar(bar, textDidChange: text ?? "") }
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    /// Does what the button that clears the field does.
    func clear() {
        guard delegate?.textFieldShouldClear(self) != false else { return }
        takeTyped(NSRange(location: 0, length: (text ?? "").utf16.count), "")
        textDidChange()
    }

    /// Does what the return key does. A field that has an answer for the end of editing ends it.
    func pressReturn() {
        if let bar = searchBar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        guard delegate?.textFieldShouldReturn(self) != false else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if ends { resignFirstResponder() }
    }
}

extension UITextView {
    func mayEdit(_ begins: Bool) -> Bool {
        (begins ? delegate?.textViewShouldBeginEditing(self) : delegate?.textViewShouldEndEditing(self)) ?? true
    }

    func editingDidChange(_ begins: Bool) {
        setNeedsDisplay()
        if begins { delegate?.textViewDidBeginEditing(self) } else { delegate?.textViewDidEndEditing(self) }
        NotificationCenter.default.post(
            name: begins ? UITextView.textDidBeginEditingNotification : UITextView.textDidEndEditingNotification,
            object: self)
    }

    /// Writes another text in place of the one that is there, as keys would: what it begins with stays.
    func type(_ new: String) {
        let (range, typed) = new.typed(over: text ?? "")
        guard range.length > 0 || !typed.isEmpty,
            delegate?.textView(self, shouldChangeTextIn: range, replacementText: typed) != false
        else { return }
        takeTyped(range, typed)
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }
}

extension String {
    /// The text that keys write, and its place, to make this text of an old one: what the text begins with stays.
    fileprivate func typed(over old: String) -> (range: NSRange, text: String) {
        hasPrefix(old)
            ? (NSRange(location: old.utf16.count, length: 0), String(dropFirst(old.count)))
            : (NSRange(location: 0, length: old.utf16.count), self)
    }
}
