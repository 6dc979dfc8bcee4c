/** Elements of SVG as text. Colours are `#rrggbb`; a drawing has no ids, so that several fit one document. */

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

export const line = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const ring = (x: number, y: number, radius: number, colour: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** Light or shadow on what lies below it. Of its elements, not of the group, which would be drawn apart first: half the time. */
export const veil = (colour: string, opacity: number, content: string): string =>
  `<g fill-opacity="${opacity}" stroke-opacity="${opacity}">${content.replaceAll('currentColor', colour)}</g>`;

export interface Placing {
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
  isMirrored?: boolean;
}

/** Moves what was drawn around the origin. */
export function at(x: number, y: number, content: string, { scale = 1, turn = 0, isMirrored = false }: Placing = {}) {
  const turned = turn ? ` rotate(${turn})` : '';
  const scaled = scale !== 1 || isMirrored ? ` scale(${isMirrored ? -scale : scale} ${scale})` : '';
  return `<g transform="translate(${x} ${y})${turned}${scaled}">${content}</g>`;
}

/** The drawings of the numbers from 0. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
