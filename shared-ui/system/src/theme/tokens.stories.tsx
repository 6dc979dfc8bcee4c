import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { contrast } from './contrast.ts';
import styles from './tokens.stories.module.css';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Tokens = Record<string, string>;

/** The variables of one theme as in tokens.css; dark inherits from light. */
function readTokens(selector: ':root' | 'html.dark'): Tokens {
  const tokens: Tokens = selector === ':root' ? {} : readTokens(':root');
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== selector) continue;
      for (const name of rule.style) {
        if (name.startsWith('--wp-')) tokens[name.slice(5)] = rule.style.getPropertyValue(name).trim();
      }
    }
  }
  return tokens;
}

/** Pairs of foreground and background, and the minimum contrast: 4.5 for text, 3 for borders and icons. */
const PAIRS: readonly [string, string, number][] = [
  ['ink', 'bg', 4.5],
  ['ink', 'surface', 4.5],
  ['ink', 'sunken', 4.5],
  ['muted', 'bg', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'sunken', 4.5],
  ['primary', 'bg', 4.5],
  ['primary', 'surface', 4.5],
  ['primary', 'primary-soft', 4.5],
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['points', 'surface', 4.5],
  ['points', 'points-soft', 4.5],
  ['danger', 'surface', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['info', 'surface', 4.5],
  ['info', 'info-soft', 4.5],
  ['line-strong', 'surface', 3],
  ['star', 'surface', 3],
  ['focus', 'bg', 3],
  ['focus', 'surface', 3],
];

function Pair({ tokens, pair: [front, back, least] }: { tokens: Tokens; pair: (typeof PAIRS)[number] }) {
  const ratio = contrast(tokens[front] ?? '', tokens[back] ?? '');
  const passed = ratio !== null && ratio >= least;
  return (
    <li className={styles.pair}>
      <span className={styles.sample} style={{ background: tokens[back], color: tokens[front] }}>
        {least === 3 ? <span className={styles.dot} style={{ background: tokens[front] }} /> : 'Aą'}
      </span>
      <span>
        {front} on {back}
        <span className={styles.value}>
          {tokens[front]} / {tokens[back]}
        </span>
      </span>
      <span className={styles.ratio} data-passed={passed}>
        {ratio?.toFixed(1) ?? '?'} {passed ? '✓' : `✗ under ${least}`}
      </span>
    </li>
  );
}

const Theme = ({ name, selector }: { name: string; selector: ':root' | 'html.dark' }) => (
  <section className={styles.section}>
    <h2>{name}</h2>
    <ul className={styles.pairs}>
      {PAIRS.map((pair) => (
        <Pair key={pair.join()} tokens={readTokens(selector)} pair={pair} />
      ))}
    </ul>
  </section>
);

/** Calculated from the page's actual stylesheet, for both themes whichever is active. */
export const Colours: Story = {
  render: () => (
    <div className={styles.columns}>
      <Theme name="Light" selector=":root" />
      <Theme name="Dark" selector="html.dark" />
    </div>
  ),
};

const SIZES: readonly [string, string, number][] = [
  ['2.5rem', 'Landing', 700],
  ['1.75rem', 'Page title', 700],
  ['1.25rem', 'Section title', 600],
  ['1.0625rem', 'Card title', 600],
  ['1rem', 'Text', 400],
  ['0.875rem', 'Small text', 400],
  ['0.75rem', 'Mark', 500],
];
export const Type: Story = {
  render: () => (
    <ul className={styles.plain}>
      {SIZES.map(([fontSize, use, fontWeight]) => (
        <li key={fontSize}>
          <span className={styles.value}>
            {use}, {fontSize}, {fontWeight}
          </span>
          <span style={{ fontSize, fontWeight, lineHeight: fontWeight >= 600 ? 1.2 : 1.5, overflowWrap: 'anywhere' }}>
            Zażółć gęślą jaźń, 1 234,50 zł
          </span>
        </li>
      ))}
    </ul>
  ),
};

export const Spacing: Story = {
  render: () => (
    <ul className={styles.plain}>
      {[4, 8, 12, 16, 20, 24, 32, 48, 64].map((size) => (
        <li key={size} className={styles.row}>
          <span className={styles.label}>{size} px</span>
          <span className={styles.bar} style={{ width: size }} />
        </li>
      ))}
    </ul>
  ),
};

const RADII: readonly [string, string][] = [
  ['5px', 'checkbox'],
  ['var(--wp-radius-control)', 'control, 10 px'],
  ['var(--wp-radius-card)', 'card, 12 px'],
  ['20px', 'pill'],
];
const box = (name: string, style: React.CSSProperties) => (
  <li key={name}>
    <span className={styles.box} style={style} />
    {name}
  </li>
);
export const RadiiAndShadows: Story = {
  render: () => (
    <ul className={styles.boxes}>
      {RADII.map(([borderRadius, name]) => box(name, { borderRadius, border: '1px solid var(--wp-line-strong)' }))}
      {box('hairline of a card', { borderRadius: 12, border: '1px solid var(--wp-line)' })}
      {box('shadow of a card that lifts', { borderRadius: 12, boxShadow: 'var(--wp-shadow)' })}
      {box('shadow of what opens above', { borderRadius: 12, boxShadow: 'var(--wp-shadow-high)' })}
    </ul>
  ),
};

/** 150 ms, ease-out, for motion caused by the user; none with reduced motion. */
export const Motion: Story = {
  render: () => (
    <button type="button" className={styles.motion}>
      <span className={styles.mover} />
      Hover or focus: 150 ms, ease-out
    </button>
  ),
};
