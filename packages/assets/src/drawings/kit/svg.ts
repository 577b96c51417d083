/** A point on the canvas: x to the right, y down. */
export type Point = readonly [number, number];

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A number rounded to one decimal, in its shortest form. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

function write(attributes: Attributes): string {
  let text = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    text += ` ${name}="${typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value}"`;
  }
  return text;
}

/** One element; self-closing without content. */
export function element(name: string, attributes: Attributes, content = ''): string {
  return content === ''
    ? `<${name}${write(attributes)}/>`
    : `<${name}${write(attributes)}>${content}</${name}>`;
}

/** A whole SVG document that scales with its box. */
export function document(width: number, height: number, content: string): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    content,
  );
}

/** A filled outline. */
export function shape(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more });
}

/** A drawn line with round ends. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

/** An axis-parallel box; `rx` in `more` rounds its corners. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, fill, ...more });
}

/** A disc. */
export function disc(
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('circle', { cx, cy, r, fill, ...more });
}

/** A filled ellipse. */
export function oval(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more });
}

/** A group that shares attributes, usually a transform or an opacity. */
export function group(attributes: Attributes, ...content: readonly string[]): string {
  return element('g', attributes, content.join(''));
}

/** Translates, and optionally scales, its content. */
export function at(x: number, y: number, content: string, scale = 1): string {
  const transform = `translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`;
  return group({ transform }, content);
}

/** A closed outline through points. */
export function polygon(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return shape(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, more);
}

/** A gradient stop, with its opacity if not solid. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');
}

/** A vertical gradient, used as `url(#id)`. */
export function verticalGradient(id: string, list: readonly Stop[]): string {
  return element('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stops(list));
}

/** A horizontal gradient. */
export function horizontalGradient(id: string, list: readonly Stop[]): string {
  return element('linearGradient', { id }, stops(list));
}

/** A radial gradient. */
export function radialGradient(id: string, list: readonly Stop[]): string {
  return element('radialGradient', { id }, stops(list));
}

/** Definitions of gradients and clips. */
export function definitions(...content: readonly string[]): string {
  return element('defs', {}, content.join(''));
}
