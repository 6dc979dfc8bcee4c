/** `#rrggbb` or `#rgb` as three numbers from 0 to 255; undefined for anything else. */
function channels(colour: string): number[] | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour);
  const hex = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : colour;
  const full = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  return full?.slice(1).map((pair) => Number.parseInt(pair, 16));
}

/** Relative luminance by WCAG 2. */
function luminance(colour: string): number | null {
  const linear = channels(colour)?.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  if (!linear) return null;
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two `#rrggbb` colours by WCAG 2, from 1 to 21; null if one is not such a colour. */
export function contrast(first: string, second: string): number | null {
  const [a, b] = [luminance(first), luminance(second)];
  if (a === null || b === null) return null;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
