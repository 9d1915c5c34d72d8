"""Tells which frames of a recorded document are decided by the document.

A frame is decided where only one solution of the constraints has it. The constraints are those of the document and
those that UIStackView adds; sizes of contents are the recorded ones. Recorded positions, other recorded sizes and
computed frames take no part.

Three steps, each for one unit of layout and for the frames that the step before left open:

1. Rank. The required equations alone determine the frame: it is a combination of their rows.
2. Linear program over the required constraints: the least and the greatest value of each edge and length. Recorded
   sizes are rounded, so that equations may contradict each other by some pixels; the program first finds the least sum
   of violations, and takes each equation with its violation from there on.
3. The same with the optional constraints: one priority after the other, from the highest, the least sum of violations
   becomes one more requirement.
"""
import collections

import numpy
from scipy import sparse
from scipy.linalg import qr
from scipy.optimize import linprog

PIXEL = 0.52
HORIZONTAL = {'left', 'leading', 'right', 'trailing', 'width', 'centerX'}
LARGE = 1e5
# Priorities of the optional constraints that UIStackView adds.
SPANNING_FIT, CANVAS_FIT, NO_LENGTH, EQUAL_CENTERS, PLACEHOLDER = 51, 49, 25, 149, 250


def plus(*parts):
    """The sum of linear expressions, each with a factor. An expression is a dictionary from variables to
    coefficients, with the constant at None."""
    total = collections.defaultdict(float)
    for factor, expression in parts:
        for variable, coefficient in expression.items():
            total[variable] += factor * coefficient
    return total


class Unit:
    """The constraints of a unit of layout over the edges of its views. An edge is named (view id, side), where side
    is an index of left, top, right, bottom."""

    def __init__(self, corpus, score, scene, geometry, root, sized):
        self.corpus, self.scene, self.geometry = corpus, scene, geometry
        self.views = [v for v in scene.views.values() if v.unit is root and v.installed and v.placed]
        self.ids = {v.id for v in self.views}
        self.equations, self.bounds, self.wishes = [], [], []
        for view in self.views:
            for axis in (0, 1):
                self.bounds.append(self.length(view, axis))
                if view is root or not score.placed_by_layout(view):
                    self.give(view, axis, view is root)
                elif score.has_content_size(view, sized):
                    box = view.box()
                    self.equate(self.length(view, axis), box[axis + 2] - box[axis])
            for axis, name in ((0, 'Width'), (1, 'Height')):
                if view.get('placeholderIntrinsic' + name) not in (None, 'infinite'):
                    self.wish(self.length(view, axis), float(view.get('placeholderIntrinsic' + name)), PLACEHOLDER)
            if view.tag == 'stackView':
                self.arrange(view)
        for c in scene.constraints:
            if c.active and not c.placeholder and c.owner.unit is root:
                self.state(c)

    # Expressions

    def edge(self, view, side):
        if view.id in self.ids:
            return {(view.id, side): 1.0}
        return {None: view.box()[side]}

    def length(self, view, axis):
        return plus((1, self.edge(view, axis + 2)), (-1, self.edge(view, axis)))

    def equate(self, expression, value=0.0):
        self.equations.append(plus((1, expression), (-1, {None: value})))

    def wish(self, expression, value, priority, relation='equal'):
        self.wishes.append((priority, relation, plus((1, expression), (-1, {None: value}))))

    # What the document gives

    def give(self, view, axis, is_root):
        """A frame that the autoresizing mask or the canvas gives, in its superview."""
        box, parent = view.box(), view.parent
        if is_root or parent is None or parent.id not in self.ids:
            for side in (axis, axis + 2):
                self.equate(self.edge(view, side), box[side])
            return
        outer = parent.box()
        mask = next((c for c in view.element if c.tag == 'autoresizingMask'), None)
        stretches = mask is not None and mask.get(('widthSizable', 'heightSizable')[axis]) == 'YES'
        fills = parent.tag == 'visualEffectView' and view.get('key') == 'contentView'
        self.equate(plus((1, self.edge(view, axis)), (-1, self.edge(parent, axis))), box[axis] - outer[axis])
        if stretches or fills:
            self.equate(plus((1, self.edge(view, axis + 2)), (-1, self.edge(parent, axis + 2))), box[axis + 2] - outer[axis + 2])
        else:
            self.equate(self.length(view, axis), box[axis + 2] - box[axis])

    def state(self, c):
        first, second = self.place(c.first, c.a, c.second), self.place(c.second, c.b, c.first)
        if first is None or second is None:
            return
        expression = plus((1, first), (-c.multiplier, second), (-1, {None: c.constant}))
        if c.multiplier != 1 and c.second and c.a not in ('width', 'height') and c.b not in ('width', 'height'):
            axis = 0 if c.a in HORIZONTAL else 1
            expression = plus((1, expression), (-(1 - c.multiplier), self.edge(c.owner, axis)))
        if c.priority < 1000:
            self.wishes.append((c.priority, c.relation, expression))
        elif c.relation == 'equal':
            self.equations.append(expression)
        else:
            self.bounds.append(expression if c.relation == 'greaterThanOrEqual' else plus((-1, expression)))

    def place(self, item, attribute, other):
        scene = self.scene
        if item is None:
            return {}
        if item in scene.guides:
            kind, owner = scene.guides[item]
            owner = owner or scene.root
            if kind == 'frameLayoutGuide':
                return self.side(owner, attribute)
            if kind == 'contentLayoutGuide':
                return self.content(owner, attribute)
            if kind in ('topGuide', 'bottomGuide'):
                outer = 'top' if kind == 'topGuide' else 'bottom'
                return self.side(owner, outer) if attribute == outer else self.inset('safe', owner, outer)
            return self.inset('safe', owner, attribute)
        view = scene.views.get(item)
        if view is None:
            return None
        for suffix in ('WithinMargins', 'Margin'):
            if attribute.endswith(suffix):
                return self.inset('margin', view, attribute[:-len(suffix)])
        target = scene.views.get(other)
        if view.tag in self.corpus.SCROLLING and target is not None and view in target.ancestors() \
                and attribute in ('right', 'trailing', 'bottom', 'centerX', 'centerY'):
            return self.content(view, attribute)
        return self.side(view, attribute)

    def between(self, edges, attribute):
        """An attribute of a rectangle, of which `edges` gives the sides. Baselines follow an edge of their view."""
        sides = {'left': 0, 'leading': 0, 'top': 1, 'firstBaseline': 1, 'right': 2, 'trailing': 2, 'bottom': 3,
                 'baseline': 3, 'lastBaseline': 3}
        if attribute in sides:
            return edges(sides[attribute])
        axis = 0 if attribute in HORIZONTAL else 1
        if attribute in ('width', 'height'):
            return plus((1, edges(axis + 2)), (-1, edges(axis)))
        return plus((0.5, edges(axis)), (0.5, edges(axis + 2)))

    def side(self, view, attribute):
        return self.between(lambda side: self.edge(view, side), attribute)

    def content(self, view, attribute):
        """Of scrollable content: it begins at the view's own edges; where it ends is a variable."""
        def edges(side):
            return self.edge(view, side) if side < 2 else {('content', view.id, side): 1.0}
        return self.between(edges, attribute)

    def inset(self, kind, view, attribute):
        """Of the safe area or the margins, by the corpus' table of insets. Insets it does not know count as 0: which
        frames are open does not depend on them."""
        def edges(side):
            name = ('left', 'top', 'right', 'bottom')[side]
            known, sign = self.geometry.edge(kind, view, name), 1 if side < 2 else -1
            inset = 0.0 if known is None else (known - view.box()[side]) * sign
            return plus((1, self.edge(view, side)), (sign, {None: inset}))
        return self.between(edges, attribute)

    # Stack views

    def arrange(self, view):
        stack = self.corpus.Stack(view, self.scene.traits)
        views = [v for v in stack.arranged if v.id in self.ids]
        if not views:
            return
        along = 0 if stack.axis == 'horizontal' else 1
        margins = stack.margins or (0.0,) * 4

        def limit(side):
            sign = 1 if side < 2 else -1
            return plus((1, self.edge(view, side)), (sign, {None: margins[side]}))

        self.equate(plus((1, self.edge(views[0], along)), (-1, limit(along))))
        self.equate(plus((1, self.edge(views[-1], along + 2)), (-1, limit(along + 2))))
        self.space(stack, views, along)
        self.distribute(stack, views, along)
        self.align(stack, views, 1 - along, limit)

    def space(self, stack, views, axis):
        gaps = [plus((1, self.edge(b, axis)), (-1, self.edge(a, axis + 2))) for a, b in zip(views, views[1:])]
        for gap in gaps:
            if stack.distribution.startswith('fill'):
                self.equate(gap, stack.spacing)
            else:
                self.bounds.append(plus((1, gap), (-1, {None: stack.spacing})))
            if stack.distribution == 'equalSpacing':
                self.equate(plus((1, gap), (-1, gaps[0])))

    def distribute(self, stack, views, axis):
        lengths = [self.length(v, axis) for v in views]
        if stack.distribution == 'fillEqually':
            for length in lengths[1:]:
                self.equate(plus((1, length), (-1, lengths[0])))
        elif stack.distribution == 'fillProportionally':
            # The shares follow from contents; which frames are open does not depend on how large they are.
            for place, length in enumerate(lengths):
                self.wish(plus((1, length), (-1 / len(views), self.length(stack.view, axis))), 0.0, 999 - place / 1000)
        elif stack.distribution == 'equalCentering':
            centers = [plus((0.5, self.edge(v, axis)), (0.5, self.edge(v, axis + 2))) for v in views]
            gaps = [plus((1, b), (-1, a)) for a, b in zip(centers, centers[1:])]
            for place, gap in enumerate(gaps[1:]):
                self.wish(plus((1, gap), (-1, gaps[0])), 0.0, EQUAL_CENTERS - place / 1000)
        if stack.distribution.startswith('equal'):
            self.wish(self.length(stack.view, axis), 0.0, CANVAS_FIT)

    def align(self, stack, views, axis, limit):
        alignment = {'top': 'leading', 'bottom': 'trailing'}.get(stack.alignment, stack.alignment)
        for view in views:
            low = plus((1, self.edge(view, axis)), (-1, limit(axis)))
            high = plus((1, limit(axis + 2)), (-1, self.edge(view, axis + 2)))
            if alignment in ('fill', 'leading'):
                self.equations.append(low)
            if alignment in ('fill', 'trailing'):
                self.equations.append(high)
            if alignment == 'center':
                self.equations.append(plus((1, low), (-1, high)))
            if alignment in ('firstBaseline', 'lastBaseline'):
                side = axis if alignment == 'firstBaseline' else axis + 2
                self.equations.append(plus((1, self.edge(view, side)), (-1, self.edge(views[0], side))))
            if alignment != 'fill':
                self.bounds += [low, high]
                self.wish(self.length(view, axis), 0.0, NO_LENGTH)
        if alignment != 'fill':
            self.wish(self.length(stack.view, axis), 0.0, SPANNING_FIT)

    # Which frames are open

    def frame(self, view):
        """Position in the superview, and size."""
        for axis in (0, 1):
            position = self.edge(view, axis)
            yield position if view.parent is None else plus((1, position), (-1, self.edge(view.parent, axis)))
            yield self.length(view, axis)

    def open_views(self, wanted):
        """Ids of views that the required constraints leave open, and those of them that all constraints do."""
        variables = {}
        for expression in self.equations + self.bounds + [w[2] for w in self.wishes]:
            for variable in expression:
                if variable is not None:
                    variables.setdefault(variable, len(variables))
        program = Program(variables, self.equations, self.bounds)
        frames = {v.id: list(self.frame(v)) for v in self.views if v.id in wanted}
        doubtful = [i for i, frame in frames.items() if not all(map(program.follows, frame))]
        if not doubtful:
            return set(), set()
        program.relax()
        required = {i for i in doubtful if not all(map(program.is_single, frames[i]))}
        if not required:
            return set(), set()
        for priority in sorted({w[0] for w in self.wishes}, reverse=True):
            program.grant([w[1:] for w in self.wishes if w[0] == priority])
        return required, {i for i in required if not all(map(program.is_single, frames[i]))}


class Program:
    """A linear program over free variables: equations, and expressions that are at least 0."""

    def __init__(self, variables, equations, bounds):
        self.variables = variables
        self.equal, self.least = [self.row(e) for e in equations], [self.row(e) for e in bounds]
        matrix = numpy.zeros((max(1, len(equations)), len(variables)))
        for place, (row, _) in enumerate(self.equal):
            for variable, coefficient in row.items():
                matrix[place, variable] = coefficient
        q, r, _ = qr(matrix.T, mode='economic', pivoting=True)
        rank = int((numpy.abs(numpy.diag(r)) > 1e-9 * max(1.0, abs(r[0, 0]))).sum())
        self.basis = q[:, :rank]

    def row(self, expression):
        return {self.variables[v]: c for v, c in expression.items() if v is not None and c}, -expression.get(None, 0.0)

    def vector(self, expression):
        vector = numpy.zeros(len(self.variables))
        for variable, coefficient in self.row(expression)[0].items():
            vector[variable] = coefficient
        return vector

    def follows(self, expression):
        """Whether the expression is a combination of the equations."""
        vector = self.vector(expression)
        return numpy.abs(vector - self.basis @ (self.basis.T @ vector)).max(initial=0) < 1e-6

    def solve(self, costs, extra=()):
        """The minimum over the variables and `extra` violations: pairs of a row's kind and place, which may be
        violated at a cost of 1 a point."""
        count = len(self.variables) + len(extra)

        def matrix(rows, kind):
            entries = [(place, variable, c) for place, (row, _) in enumerate(rows) for variable, c in row.items()]
            entries += [(place, len(self.variables) + k, sign) for k, (other, place, sign) in enumerate(extra) if other == kind]
            if not rows:
                return None, None
            places, columns, values = zip(*entries) if entries else ((), (), ())
            return (sparse.csr_matrix((values, (places, columns)), (len(rows), count)),
                    numpy.array([value for _, value in rows]))

        equal, values = matrix(self.equal, 'equal')
        least, limits = matrix(self.least, 'least')
        limits_of_variables = [(-LARGE, LARGE)] * len(self.variables) + [(0, None)] * len(extra)
        return linprog(numpy.concatenate([costs, numpy.ones(len(extra))]), None if least is None else -least,
                       None if limits is None else -limits, equal, values, limits_of_variables, method='highs')

    def least_violation(self, wished):
        """Finds the least sum of violations of some rows, and loosens the rows by it; each is a kind and a place."""
        extra = [(kind, place, sign) for kind, place in wished for sign in ((1, -1) if kind == 'equal' else (1,))]
        found = self.solve(numpy.zeros(len(self.variables)), extra)
        return extra, (found.x[len(self.variables):] if found.status == 0 else None)

    def relax(self):
        """Shifts each row by what it has to be violated."""
        rows = [('equal', k) for k in range(len(self.equal))] + [('least', k) for k in range(len(self.least))]
        extra, violations = self.least_violation(rows)
        if violations is None:
            return
        for (kind, place, sign), violation in zip(extra, violations):
            rows = self.equal if kind == 'equal' else self.least
            row, value = rows[place]
            rows[place] = (row, value - sign * violation)
        # Rounding of the program itself must not make it infeasible.
        self.least = [(row, value - 1e-6) for row, value in self.least]

    def grant(self, wishes):
        """Requires the least sum of violations of wishes of one priority."""
        known = len(self.equal), len(self.least)
        for relation, expression in wishes:
            (self.equal if relation == 'equal' else self.least).append(
                self.row(expression if relation != 'lessThanOrEqual' else plus((-1, expression))))
        wished = [('equal', k) for k in range(known[0], len(self.equal))]
        wished += [('least', k) for k in range(known[1], len(self.least))]
        extra, violations = self.least_violation(wished)
        rows = {key: (self.equal if key[0] == 'equal' else self.least)[key[1]] for key in wished}
        del self.equal[known[0]:], self.least[known[1]:]
        if violations is None:
            return
        # One variable for each violation, and one row for their sum.
        total = collections.Counter()
        for kind, place, sign in extra:
            variable = len(self.variables)
            self.variables[('violation', variable)] = variable
            rows[kind, place][0][variable] = sign
            total[variable] = -1.0
            self.least.append(({variable: 1.0}, 0.0))
        for (kind, _), row in rows.items():
            (self.equal if kind == 'equal' else self.least).append(row)
        self.least.append((dict(total), -float(violations.sum()) - 1e-6))

    def is_single(self, expression):
        """Whether the expression has one value, within a pixel."""
        vector = self.vector(expression)
        ends = [self.solve(vector), self.solve(-vector)]
        if any(end.status not in (0, 3) for end in ends):
            return True      # nothing is known: the view stays in the score
        return all(end.status == 0 for end in ends) and -ends[1].fun - ends[0].fun <= PIXEL


def open_views(corpus, score, root, wanted):
    """For a document's root element and {(scene, unit): ids of views}: the views that the required constraints leave
    open, and those that all constraints do, as sets of (scene, unit, view)."""
    required, all_constraints = set(), set()
    sized = score.designables(root)
    for scene in corpus.scenes(root):
        units = [key for key in wanted if key[0] == scene.id]
        geometry = corpus.Geometry(scene) if units else None
        for key in units:
            view = scene.views.get(key[1])
            if view is None:
                continue
            first, last = Unit(corpus, score, scene, geometry, view, sized).open_views(wanted[key])
            required |= {(*key, v) for v in first}
            all_constraints |= {(*key, v) for v in last}
    return required, all_constraints
