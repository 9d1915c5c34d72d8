/// The methods of Foundation's classes that Objective-C knows and programs name in `#selector`.
///
/// Names that Swift imports as they are in Objective-C, and those that follow from the labels, are written in Swift
/// alone; the others have their selector behind an equals sign.
///
/// - Source: the selectors of developer.apple.com/documentation/foundation and of
///   developer.apple.com/documentation/objectivec/nsobject
enum FoundationMethods {
    /// The selector that a reference means; nil where it fits no method, or several.
    ///
    /// - Parameters:
    ///   - labels: The labels that the reference names; nil where it names none.
    ///   - count: How many parameters the method has; nil where the reference does not tell it.
    ///   - type: The class whose method it is; nil where the source does not tell it, so that all classes are looked
    ///     through.
    static func selector(_ name: String, _ labels: [String?]?, taking count: Int? = nil, of type: String?) -> String? {
        let methods = type.map { family(of: $0).flatMap { byClass[$0] ?? [] } } ?? byClass.values.flatMap { $0 }
        let fitting = methods.filter {
            $0.name == name && (labels == nil || $0.labels == labels) && (count == nil || $0.labels.count == count)
        }
        let selectors = Set(fitting.map(\.selector))
        return selectors.count == 1 ? selectors.first : nil
    }

    /// Whether a class is one of Foundation's that the list has, or inherits from one.
    static func hasClass(_ name: String) -> Bool { byClass[name] != nil || superclasses[name] != nil }

    /// The classes whose modules programs import only where they need them, so that their methods are in no table:
    /// those that have a method without parameters, each with a word by which files that use it are known.
    static func classesInParts(with method: String) -> [(type: String, word: String)] {
        inParts.filter { byClass[$0.type]?.contains { $0.name == method && $0.labels.isEmpty } == true }
    }

    private static let inParts: [(type: String, word: String)] = [
        ("URLCache", "URLCache"), ("URLSession", "URLSession"), ("URLSessionTask", "URLSession"),
        ("XMLParser", "XMLParser"),
    ]

    private struct Method {
        let name: String
        let labels: [String?]
        let selector: String

        /// - Parameter text: The name with its labels as Swift writes it, and the selector behind an equals sign where
        ///   it is another one.
        init(_ text: Substring) {
            let parts = text.split(separator: "=")
            name = String(parts[0].prefix { $0 != "(" })
            labels = parts[0].dropFirst(name.count + 1).split(separator: ":").dropLast().map { $0 == "_" ? nil : String($0) }
            selector = parts.count > 1 ? String(parts[1]) : ObjectiveCName.selector(name, labels)
        }
    }

    /// A class and its superclasses in the list.
    private static func family(of type: String) -> [String] {
        Array(sequence(first: type) { $0 == "NSObject" ? nil : superclasses[$0] ?? "NSObject" })
    }

    private static let superclasses = [
        "BlockOperation": "Operation", "URLSessionDataTask": "URLSessionTask", "URLSessionUploadTask": "URLSessionDataTask",
        "URLSessionDownloadTask": "URLSessionTask", "URLSessionStreamTask": "URLSessionTask",
        "URLSessionWebSocketTask": "URLSessionTask", "InputStream": "Stream", "OutputStream": "Stream",
        "NSMutableString": "NSString", "NSDecimalNumber": "NSNumber",
    ]

    private static let byClass: [String: [Method]] = Dictionary(
        uniqueKeysWithValues: text.split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            return (String(words[0]), words.dropFirst().map(Method.init))
        })

    /// A class a line, with its methods.
    private static let text = """
        NSObject copy() mutableCopy() description() debugDescription() hash() isEqual(_:) isKind(of:)=isKindOfClass: \
        isMember(of:)=isMemberOfClass: conforms(to:)=conformsToProtocol: responds(to:)=respondsToSelector: \
        perform(_:)=performSelector: perform(_:with:)=performSelector:withObject: \
        perform(_:with:with:)=performSelector:withObject:withObject: \
        perform(_:with:afterDelay:)=performSelector:withObject:afterDelay: \
        performSelector(onMainThread:with:waitUntilDone:)=performSelectorOnMainThread:withObject:waitUntilDone: \
        value(forKey:) setValue(_:forKey:) value(forKeyPath:) setValue(_:forKeyPath:) setNilValueForKey(_:) \
        willChangeValue(forKey:) didChangeValue(forKey:) addObserver(_:forKeyPath:options:context:) \
        removeObserver(_:forKeyPath:) removeObserver(_:forKeyPath:context:) \
        observeValue(forKeyPath:of:change:context:)=observeValueForKeyPath:ofObject:change:context: \
        awakeFromNib() prepareForInterfaceBuilder() doesNotRecognizeSelector(_:)
        UndoManager undo() redo() undoNestedGroup() beginUndoGrouping() endUndoGrouping() enableUndoRegistration() \
        disableUndoRegistration() removeAllActions() removeAllActions(withTarget:) setActionName(_:)
        Timer fire() invalidate()
        Operation start() main() cancel() waitUntilFinished() addDependency(_:) removeDependency(_:)
        OperationQueue addOperation(_:) cancelAllOperations() waitUntilAllOperationsAreFinished()
        Progress cancel() pause() resume() resignCurrent() becomeCurrent(withPendingUnitCount:)
        Thread start() main() cancel()
        NSLock lock() unlock()
        NSRecursiveLock lock() unlock()
        NSCondition lock() unlock() wait() signal() broadcast()
        NotificationCenter post(_:)=postNotification: removeObserver(_:)
        UserDefaults synchronize() removeObject(forKey:)
        RunLoop run()
        Stream open() close()
        FileHandle closeFile() synchronizeFile()
        Bundle load() unload()
        NSCache removeAllObjects() removeObject(forKey:)
        NSMutableArray add(_:)=addObject: remove(_:)=removeObject: removeAllObjects() removeLastObject()
        NSMutableDictionary removeAllObjects() removeObject(forKey:)
        NSMutableSet add(_:)=addObject: remove(_:)=removeObject: removeAllObjects()
        NSString compare(_:) caseInsensitiveCompare(_:) localizedCompare(_:) localizedCaseInsensitiveCompare(_:) \
        localizedStandardCompare(_:)
        NSNumber compare(_:)
        NSDate compare(_:)
        NSIndexPath compare(_:)
        NSUserActivity becomeCurrent() resignCurrent() invalidate()
        URLSession finishTasksAndInvalidate() invalidateAndCancel()
        URLSessionTask cancel() suspend() resume()
        URLCache removeAllCachedResponses()
        XMLParser parse() abortParsing()
        """
}
