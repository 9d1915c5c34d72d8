import SwiftIfConfig
import SwiftSyntax

/// Tells of subclasses of Foundation's classes that take none on Linux, in other words than those of the compiler,
/// which names members that it could not load.
final class SealedClassStep: ActiveSyntaxVisitor {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate, configuredRegions: rewriting.file.regions)
    }

    private static let classes = [
        "Bundle", "NSCharacterSet", "NSKeyedUnarchiver", "NSLock", "NSRecursiveLock", "NSRegularExpression", "ProcessInfo",
        "RunLoop",
        "Thread",
    ]
    /// The words by which a file is known in which this step may have something to do.
    static let words = classes.map { ": " + $0 }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let superclass = node.inheritanceClause?.inheritedTypes.first?.type,
            case let name = superclass.trimmedDescription, Self.classes.contains(name), rewriting.index[name]?.kind == nil
        else { return .visitChildren }
        rewriting.tell(
            .error,
            "a subclass of \(name) is not supported: the class of Foundation on Linux can be subclassed by Foundation alone.",
            at: superclass)
        return .visitChildren
    }
}
