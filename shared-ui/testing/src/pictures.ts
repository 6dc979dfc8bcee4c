/** A picture of two hills, as an address that needs no file; `hue` in degrees tells one from another. */
export function examplePicture(hue: number, width = 640, height = 400) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice"><rect width="640" height="400" fill="hsl(${hue} 45% 84%)"/><circle cx="500" cy="110" r="46" fill="hsl(${hue} 70% 94%)"/><path d="M0 400V260q140-130 300 0t340-30v170z" fill="hsl(${hue} 34% 52%)"/><path d="M0 400v-60q220-110 420-10t220-10v80z" fill="hsl(${hue} 42% 34%)"/></svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { url, thumbnail: url, alt: '', width, height };
}

/** As the API stores one. */
export const exampleImage = (hue: number) => ({ id: String(hue), ...examplePicture(hue) });
