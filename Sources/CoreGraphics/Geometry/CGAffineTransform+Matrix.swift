import Rasterizer

extension CGAffineTransform {
    /// The transform in the rasterizer's type.
    package var matrix: Matrix {
        Matrix(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    package init(_ matrix: Matrix) {
        self.init(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: matrix.tx, ty: matrix.ty)
    }
}
