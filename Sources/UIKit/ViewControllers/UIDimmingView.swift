/// The view behind a sheet, a popover or an alert, which dims what is behind and takes the touches there.
///
/// - Source: public view dumps have the name.
final class UIDimmingView: UIControl {}
