// Cards and what stands on them: bundled by the remotes that show them. What every page needs is `@wspolnik/shared-ui`,
// from which this entry takes its base pieces.
export { TruncatedText, type TruncatedTextProps } from './truncated-text.tsx';
