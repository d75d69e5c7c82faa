/**
 * What a drawing in a lesson may be made of: shapes and words, colored by role, so that it suits both color schemes.
 * The server cleans by it, the browser builds by it.
 */

/** Elements, as an SVG document spells them. */
export const FIGURE_ELEMENTS: readonly string[] = [
  ...['svg', 'g', 'path', 'line', 'rect', 'circle', 'ellipse', 'polyline', 'polygon', 'text', 'tspan'],
];

/** Attributes with their names in React. Beside these only `class` and, on the svg itself, `aria-label`. */
export const FIGURE_ATTRIBUTES: Readonly<Record<string, string>> = {
  ...{ viewBox: 'viewBox', d: 'd', points: 'points', transform: 'transform', 'text-anchor': 'textAnchor' },
  ...{ x: 'x', y: 'y', x1: 'x1', y1: 'y1', x2: 'x2', y2: 'y2', dx: 'dx', dy: 'dy' },
  ...{ cx: 'cx', cy: 'cy', r: 'r', rx: 'rx', ry: 'ry', width: 'width', height: 'height' },
};

/** Classes: lines, areas, solid marks and words. */
export const FIGURE_CLASSES: ReadonlySet<string> = new Set([
  ...['line', 'line-soft', 'line-pine', 'line-amber', 'line-blue', 'line-clay', 'dash', 'thick'],
  ...['area', 'area-pine', 'area-amber', 'area-blue', 'area-clay'],
  ...['mark', 'mark-pine', 'mark-amber', 'mark-blue', 'mark-clay'],
  ...['label', 'label-small', 'label-strong'],
]);

/** Numbers, path commands, and the functions of a transform: nothing that could name an address. */
const GEOMETRY = /^[\w\s.,()+-]*$/;

/** Whether the value may stand in an attribute of FIGURE_ATTRIBUTES. */
export const isFigureValue = (value: string): boolean => value.length <= 4000 && GEOMETRY.test(value);

/** The classes of a figure's element that are ours, in their order. */
export const figureClasses = (value: string): string =>
  value
    .split(/\s+/)
    .filter((name) => FIGURE_CLASSES.has(name))
    .join(' ');
