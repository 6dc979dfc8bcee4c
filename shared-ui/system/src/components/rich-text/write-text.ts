import { type Block, type List, type TextRun, tidyRuns } from './text-model.ts';

const escapeText = (text: string): string => text.replace(/[\\*[\]]/g, '\\$&');

const PERCENT: Readonly<Record<string, string>> = { '(': '%28', ')': '%29' };

const escapeHref = (href: string): string =>
  href.replace(/[\s()<>]/g, (character) => PERCENT[character] ?? encodeURIComponent(character));

/** Escapes a line that would begin a list. */
const escapeLine = (line: string): string =>
  line.replace(/^([-+])(?=\s|$)/, '\\$1').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');

function writeRuns(runs: readonly TextRun[]): string {
  let written = '';
  let last: TextRun = { text: '' };
  for (const run of [...tidyRuns(runs), { text: '' } as TextRun]) {
    const turned = (Boolean(run.bold) === Boolean(last.bold) ? 0 : 2) + (run.italic === last.italic ? 0 : 1);
    if (last.href && last.href !== run.href) written += `](${escapeHref(last.href)})`;
    written += '*'.repeat(turned);
    if (run.href && last.href !== run.href) written += '[';
    written += escapeText(run.text);
    last = run;
  }
  return written.split('\n').map(escapeLine).join('\n');
}

/** Merges adjacent lists of one type, because Markdown cannot separate them. */
function joinLists<Any extends Block>(blocks: readonly Any[]): Any[] {
  const joined: Any[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.kind === 'list' && last?.kind === 'list' && last.ordered === block.ordered) {
      joined[joined.length - 1] = { ...last, items: [...last.items, ...block.items] };
    } else joined.push(block);
  }
  return joined;
}

function writeList({ ordered, start, items }: List): string {
  return items
    .map(({ runs, lists }, index) => {
      const marker = ordered ? `${start + index}. ` : '- ';
      const indent = ' '.repeat(marker.length);
      const own = writeRuns(runs).replaceAll('\n', `\n${indent}`);
      const below = joinLists(lists).map((list) => writeList(list).replace(/^/gm, indent));
      return [`${marker}${own}`.trimEnd(), ...below].join('\n');
    })
    .join('\n');
}

/** The inverse of `readText`; other Markdown parsers understand the result too. */
export function writeText(blocks: readonly Block[]): string {
  const filled = blocks.filter((block) => block.kind === 'list' || writeRuns(block.runs) !== '');
  return joinLists(filled)
    .map((block) => (block.kind === 'list' ? writeList(block) : writeRuns(block.runs)))
    .join('\n\n');
}
