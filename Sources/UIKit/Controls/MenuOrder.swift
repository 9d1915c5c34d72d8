/// In which order a menu lists its elements; `UIContextMenuConfiguration.ElementOrder`, which stands on a higher floor,
/// has the same numbers.
enum MenuOrder: Int {
    case automatic = 0
    case priority, fixed
}
