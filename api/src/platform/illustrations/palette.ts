/** What each part of a drawing is painted with. The first six follow from one colour; the rest is the same everywhere. */
export interface Palette {
  main: string;
  deep: string;
  soft: string;
  pale: string;
  accent: string;
  accentDeep: string;
  ink: string;
  white: string;
  paper: string;
  line: string;
  metal: string;
  metalDeep: string;
  wood: string;
  woodDeep: string;
  leaf: string;
  leafDeep: string;
  /** Of lamps, flames and the sun. */
  glow: string;
  glowDeep: string;
  skin: string;
  hair: string;
}

/** Of the brand: amber, spruce, brick and the blue of notices. */
const AMBER = ['#EBA83A', '#B9741B'] as const;
const SPRUCE = ['#3F9C83', '#0F5C4A'] as const;
const CORAL = ['#E0765C', '#A84A38'] as const;
const SKY = ['#5E9CC9', '#1F5A8C'] as const;

/** Skin and hair of a person. */
const LOOKS = [
  ['#F0C8A4', '#6B4228'],
  ['#E0AC82', '#3A2A22'],
  ['#F4D3B6', '#A8703A'],
  ['#B97F56', '#1F1B1A'],
  ['#F0C8A4', '#8C8780'],
  ['#F4D3B6', '#6B4228'],
  ['#E0AC82', '#1F1B1A'],
] as const;

const channels = (colour: string) => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** `share` of the second colour in the first one. */
export function mix(colour: string, other: string, share: number): string {
  const into = channels(other);
  const mixed = channels(colour).map((value, index) => Math.round(value + ((into[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Red and yellow colours are set off by cool accents, the others by warm ones. */
function accentsOf(colour: string): readonly (readonly [light: string, dark: string])[] {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  if (red > blue + 60) return green > 110 ? [SKY, SPRUCE, CORAL] : [AMBER, SPRUCE, SKY];
  return [AMBER, CORAL, AMBER];
}

const pickAt = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

/** The same for the same colour and seed. */
export function paletteOf(main: string, seed: number): Palette {
  const [accent, accentDeep] = pickAt(accentsOf(main), seed);
  const [skin, hair] = pickAt(LOOKS, seed);
  return {
    main,
    deep: mix(main, '#14201D', 0.42),
    soft: mix(main, '#FFFFFF', 0.48),
    pale: mix(main, '#FFFFFF', 0.78),
    accent,
    accentDeep,
    ink: mix(main, '#17211E', 0.82),
    white: '#FFFFFF',
    paper: '#FBF8F1',
    line: mix(main, '#D8D3C6', 0.72),
    metal: '#C9D1D3',
    metalDeep: '#8D999E',
    wood: '#CF9F6B',
    woodDeep: '#A5764A',
    leaf: '#5FA07C',
    leafDeep: '#2F7358',
    glow: '#F3BC55',
    glowDeep: '#B9741B',
    skin,
    hair,
  };
}
