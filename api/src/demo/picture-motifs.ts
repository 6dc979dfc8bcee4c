/** `c` is the company's colour; paler tones are the same colour on a light background. */
export type Motif = (c: string) => string;

const tone = (c: string, opacity: number) => `fill="${c}" fill-opacity="${opacity}"`;
const stroke = (c: string, width: number, opacity = 1) =>
  `fill="none" stroke="${c}" stroke-width="${width}" stroke-opacity="${opacity}"`;

/** In a space of 800 × 500. */
export const MOTIFS: readonly Motif[] = [
  (c) =>
    `<circle cx="625" cy="125" r="55" fill="#fff" fill-opacity=".75"/><path d="M0 375 200 228 350 325 550 152 800 350V500H0z" ${tone(c, 0.75)}/>`,
  (c) =>
    `<rect x="100" y="127" width="175" height="373" ${tone(c, 0.7)}/><rect x="312" y="52" width="200" height="448" ${tone(c, 1)}/><rect x="550" y="202" width="150" height="298" ${tone(c, 0.55)}/>`,
  (c) => `<circle cx="300" cy="275" r="200" ${tone(c, 0.7)}/><circle cx="525" cy="250" r="200" ${tone(c, 0.45)}/>`,
  (c) => `<g ${stroke(c, 24, 0.85)}><path d="M200 0V500M400 0V500M600 0V500M0 145H800M0 248H800M0 350H800"/></g>`,
  (c) =>
    `<path d="M0 330q100-80 200 0t200 0 200 0 200 0V500H0z" ${tone(c, 0.85)}/><path d="M0 240q100-80 200 0t200 0 200 0 200 0V500H0z" ${tone(c, 0.4)}/>`,
  (c) =>
    `<g ${stroke(c, 20, 0.8)}><circle cx="400" cy="500" r="120"/><circle cx="400" cy="500" r="210"/><circle cx="400" cy="500" r="300"/><circle cx="400" cy="500" r="390"/></g>`,
  (c) =>
    `<path d="M400 90 620 250 400 410 180 250z" ${tone(c, 0.85)}/><path d="M560 90 780 250 560 410 340 250z" ${tone(c, 0.4)}/>`,
  (c) =>
    `<g ${tone(c, 0.85)}>${[0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4, 5].map((column) => `<circle cx="${100 + column * 120}" cy="${80 + row * 114}" r="${18 + ((row + column) % 3) * 14}"/>`)).join('')}</g>`,
  (c) =>
    `<path d="M110 430V200L260 90 410 200V430z" ${tone(c, 0.9)}/><path d="M410 430V260L560 150 710 260V430z" ${tone(c, 0.5)}/><rect x="225" y="310" width="70" height="120" fill="#fff" fill-opacity=".7"/>`,
  (c) =>
    `<g ${tone(c, 0.9)}><path d="M400 440C250 440 180 330 190 170 330 170 400 260 400 440z"/></g><path d="M400 440C550 440 620 330 610 110 470 130 400 240 400 440z" ${tone(c, 0.5)}/>`,
  (c) =>
    `<rect x="150" y="110" width="300" height="280" rx="70" ${tone(c, 0.85)}/><rect x="350" y="110" width="300" height="280" rx="70" ${tone(c, 0.5)}/>`,
  (c) =>
    `<g ${stroke(c, 26, 0.85)} stroke-linecap="round"><path d="M90 400 260 280 400 330 560 160 710 110"/></g><g ${tone(c, 1)}><circle cx="260" cy="280" r="26"/><circle cx="400" cy="330" r="26"/><circle cx="560" cy="160" r="26"/></g>`,
  (c) => `<path d="M0 0H270L530 500H260z" ${tone(c, 0.45)}/><path d="M360 0H560L800 460V500H620z" ${tone(c, 0.85)}/>`,
  (c) =>
    `<circle cx="400" cy="250" r="190" ${tone(c, 0.35)}/><path d="M400 60A190 190 0 0 1 590 250H400z" ${tone(c, 1)}/><path d="M400 250 266 384A190 190 0 0 1 210 250z" ${tone(c, 0.75)}/>`,
  (c) =>
    `<g ${tone(c, 0.9)}><rect x="120" y="300" width="180" height="130" rx="12"/><rect x="310" y="300" width="180" height="130" rx="12" fill-opacity=".6"/><rect x="500" y="300" width="180" height="130" rx="12"/><rect x="215" y="160" width="180" height="130" rx="12" fill-opacity=".6"/><rect x="405" y="160" width="180" height="130" rx="12"/></g>`,
  (c) =>
    `<g ${stroke(c, 22, 0.85)} stroke-linejoin="round"><path d="M400 70 556 160V340L400 430 244 340V160z"/><path d="M400 250V430M400 250 244 160M400 250 556 160"/></g>`,
  (c) =>
    `<path d="M0 500 140 180 280 500zM180 500 360 90 540 500zM440 500 620 210 800 500z" ${tone(c, 0.65)}/><circle cx="660" cy="120" r="50" ${tone(c, 1)}/>`,
  (c) =>
    `<rect x="170" y="110" width="300" height="300" rx="20" ${tone(c, 0.3)}/><g ${stroke(c, 20, 0.9)} stroke-linecap="round"><path d="M230 190H410M230 260H410M230 330H330"/></g><circle cx="560" cy="330" r="90" ${tone(c, 0.9)}/><path d="m520 330 30 30 54-58" ${stroke('#fff', 18)} stroke-linecap="round" stroke-linejoin="round"/>`,
  (c) =>
    `<g ${tone(c, 0.8)}>${[0, 1, 2, 3, 4, 5, 6].map((step) => `<rect x="${90 + step * 90}" y="${380 - step * 48}" width="70" height="${120 + step * 48}" rx="10" fill-opacity="${0.35 + step * 0.1}"/>`).join('')}</g>`,
  (c) =>
    `<circle cx="250" cy="250" r="130" ${stroke(c, 28, 0.85)}/><circle cx="550" cy="250" r="130" ${stroke(c, 28, 0.5)}/><path d="M380 250H420" ${stroke(c, 28)}/>`,
];
