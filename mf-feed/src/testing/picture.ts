/** A generated picture of hills in the given size, so that examples need no file. */
export function picture(width: number, height: number) {
  const hill = `M0 ${height} L${width * 0.3} ${height * 0.4} L${width * 0.5} ${height * 0.65} L${width * 0.75} ${height * 0.3} L${width} ${height * 0.6} V${height} Z`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#dfe9f2"/><path d="${hill}" fill="#5a8bb0"/></svg>`;
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height };
}
