import { type ListedChange, type ListedRelease, type Promotion, type Released, short } from '@wspolnik/deploy/release';

/** Remotes are named as their folders. */
export const folderOf = (name: string): string => name.replaceAll('_', '-');

/** `2026-11-27 14:03 UTC` */
export const timeText = (at: string | number): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Of others' words, on one line: control characters would move the cursor of whoever reads them. */
export const plain = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

const versionText = (version: string | null, none: string) => (version ? short(version) : none);
const changeText = (name: string, from: string | null, to: string | null) =>
  `${folderOf(name)} ${versionText(from, 'nothing')} → ${versionText(to, 'withdrawn')}`;

const STATES: Record<ListedChange['state'], (change: ListedChange) => string> = {
  live: () => 'live',
  replaced: () => 'replaced',
  'rolled back': ({ rolledBackBy }) => `rolled back by ${rolledBackBy}`,
};

export function releaseLines({ number, at, who, why, undoes, changes }: ListedRelease): string[] {
  const deed = undoes.length > 0 ? `, undoes ${undoes.join(', ')}` : '';
  return [
    `${number}  ${timeText(at)}  ${plain(who)}${deed}`,
    ...changes.map(
      (change) => `    ${changeText(change.name, change.from, change.to)}  (${STATES[change.state](change)})`,
    ),
    `    ${plain(why)}`,
  ];
}

/** Changes by a command. */
export function releasedLines({ number, changes, damaged }: Released, channel: string): string[] {
  const noted = damaged.map((sentence) => `Note: ${sentence} \`pnpm release check\` says what to do.`);
  if (changes.length === 0) return [`Nothing to do: it is live on ${channel} already (release ${number}).`, ...noted];
  return [
    `Release ${number} is live on ${channel}:`,
    ...changes.map(({ name, from, version }) => `  ${changeText(name, from, version)}`),
    ...noted,
  ];
}

export function ownerLine(path: string, route: string, { name, version, number, at, who, why }: Promotion): string {
  return `${path} is served by ${folderOf(name)} ${versionText(version, '')} (route ${route}) since release ${number}, ${timeText(at)}, by ${plain(who)}: ${plain(why)}`;
}
