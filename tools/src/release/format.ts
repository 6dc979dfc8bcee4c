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

export function releaseLines({ number, at, who, why, undoes, changes, canary }: ListedRelease): string[] {
  const deed = undoes.length > 0 ? `, undoes ${undoes.join(', ')}` : '';
  return [
    `${number}  ${timeText(at)}  ${plain(who)}${deed}`,
    ...changes.map(
      (change) => `    ${changeText(change.name, change.from, change.to)}  (${STATES[change.state](change)})`,
    ),
    ...(canary ? [`    ${canaryText(canary)}`] : []),
    `    ${plain(why)}`,
  ];
}

const canaryText = ({ name, version, share, end }: NonNullable<ListedRelease['canary']>) =>
  `canary of ${folderOf(name)} ${short(version)}: ${end ?? `${share}% of the browsers`}`;

/** Changes by a command. */
export function releasedLines(
  { number, changes, canary, damaged }: Released,
  channel: string,
  dryRun = false,
): string[] {
  const noted = damaged.map((sentence) => `Note: ${sentence} \`pnpm release check\` says what to do.`);
  const ended = canary ? [`The canary of ${folderOf(canary.name)} ${short(canary.version)} is ${canary.end}.`] : [];
  if (changes.length === 0 && canary) return [`Release ${number}:`, ...ended, ...noted];
  if (changes.length === 0) return [`Nothing to do: it is live on ${channel} already (release ${number}).`, ...noted];
  return [
    dryRun
      ? `Release ${number} would be live on ${channel}; nothing was done:`
      : `Release ${number} is live on ${channel}:`,
    ...changes.map(({ name, from, version }) => `  ${changeText(name, from, version)}`),
    ...ended,
    ...noted,
  ];
}

export function ownerLine(path: string, route: string, { name, version, number, at, who, why }: Promotion): string {
  return `${path} is served by ${folderOf(name)} ${versionText(version, '')} (route ${route}) since release ${number}, ${timeText(at)}, by ${plain(who)}: ${plain(why)}`;
}
