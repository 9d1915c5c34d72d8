/// The relatives of a layer in the tree.
struct TreeState {
    /// The superlayer; it clears the reference in its `deinit`.
    unowned(unsafe) var superlayer: CALayer?
    /// The sublayers from back to front.
    var sublayers: [CALayer] = []
    /// The number of commits at the time when the layer got its superlayer.
    var joined: UInt32 = 0
    /// Whether the layer is a visible window's root layer.
    var isScreenRoot = false
}

extension CALayer {
    func insert(_ layer: CALayer, at index: Int) {
        layer.checkIsNotAbove(self)
        layer.leaveSuperlayer()
        if tree.sublayers.isEmpty { tree.sublayers.reserveCapacity(4) }
        if index >= tree.sublayers.count { tree.sublayers.append(layer) } else { tree.sublayers.insert(layer, at: max(index, 0)) }
        layer.tree.superlayer = self
        layer.tree.joined = CATransaction.commits
        setNeedsLayout()
    }

    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        if layer === sibling { return }
        if layer.tree.superlayer === self { layer.leaveSuperlayer() }
        if offset == 1, isTopmost(sibling) { return insert(layer, at: tree.sublayers.count) }
        let index = tree.sublayers.lastIndex { $0 === sibling }
        insert(layer, at: index.map { $0 + offset } ?? (offset == 0 ? 0 : tree.sublayers.count))
    }

    /// Whether a layer is the topmost sublayer, or neither exists, tested without reference counting.
    private func isTopmost(_ layer: CALayer?) -> Bool {
        guard let layer, !tree.sublayers.isEmpty else { return layer == nil && tree.sublayers.isEmpty }
        let topmost = Unmanaged.passUnretained(tree.sublayers[tree.sublayers.count - 1])
        return topmost.toOpaque() == Unmanaged.passUnretained(layer).toOpaque()
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, old.superlayer === self else { return }
        if new.superlayer === self { new.leaveSuperlayer() }
        guard let index = tree.sublayers.firstIndex(where: { $0 === old }) else { return }
        old.leaveSuperlayer()
        insert(new, at: index)
    }

    func replaceSublayers(_ layers: [CALayer]) {
        for layer in tree.sublayers where !layers.contains(where: { $0 === layer }) { layer.leaveSuperlayer() }
        for layer in layers { addSublayer(layer) }
    }

    func leaveSuperlayer() {
        guard let parent = tree.superlayer else { return }
        tree.superlayer = nil
        if parent.mask === self {
            parent.mask = nil
        } else {
            if let index = parent.tree.sublayers.lastIndex(where: { $0 === self }) { parent.tree.sublayers.remove(at: index) }
            parent.setNeedsLayout()
        }
    }

    func maskChanged(from old: CALayer?) {
        guard old !== mask else { return }
        old?.tree.superlayer = nil
        guard let mask else { return }
        mask.checkIsNotAbove(self)
        if let parent = mask.superlayer, parent !== self || parent.tree.sublayers.contains(where: { $0 === mask }) {
            mask.leaveSuperlayer()
        }
        mask.tree.superlayer = self
    }

    /// Detaches sublayers and the mask in `deinit`; those that others hold live on without a superlayer.
    func forgetSublayers() {
        for layer in tree.sublayers { layer.tree.superlayer = nil }
        mask?.tree.superlayer = nil
    }

    /// The layer and its ancestors, from itself to the root.
    var ancestors: [CALayer] {
        Array(sequence(first: self) { $0.tree.superlayer })
    }

    /// Raises `CALayerInvalidTree` if this layer is `layer` or one of its ancestors, which is only possible for a layer
    /// with sublayers.
    private func checkIsNotAbove(_ layer: CALayer) {
        guard self === layer || !tree.sublayers.isEmpty || mask != nil else { return }
        var current: CALayer? = layer
        while let above = current, above !== self { current = above.tree.superlayer }
        if current != nil { raise("CALayerInvalidTree", "layer \(self) is a part of cycle in its layer tree") }
    }
}
