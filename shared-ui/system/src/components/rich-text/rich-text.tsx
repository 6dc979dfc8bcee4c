import { classNames } from '@wspolnik/system';
import { readText } from './read-text.ts';
import styles from './rich-text.module.css';
import type { Block, List, TextRun } from './text-model.ts';

export interface RichTextProps {
  /** A description as the API stores it: text with a little Markdown. */
  text: string;
  className?: string;
}

/**
 * Shows a description: paragraphs, lists, bold, italics and links, as elements and never as HTML. Links are limited to http,
 * https and mailto, and `rel` gives them no ranking from this site.
 */
export function RichText({ text, className }: RichTextProps) {
  const blocks = readText(text);
  if (blocks.length === 0) return null;
  return <div className={classNames(styles.text, className)}>{shownBlocks(blocks)}</div>;
}

/** The parts do not change order, so the index is a stable key. */
const shownBlocks = (blocks: readonly Block[]) =>
  blocks.map((block, index) =>
    block.kind === 'list' ? <ShownList key={index} list={block} /> : <p key={index}>{shownRuns(block.runs)}</p>,
  );

function ShownList({ list }: { list: List }) {
  const items = list.items.map(({ runs, lists }, index) => (
    <li key={index}>
      {shownRuns(runs)}
      {shownBlocks(lists)}
    </li>
  ));
  return list.ordered ? <ol start={list.start}>{items}</ol> : <ul>{items}</ul>;
}

const shownRuns = (runs: readonly TextRun[]) =>
  runs.map(({ text, bold, italic, href }, index) => {
    const slanted = italic ? <em>{text}</em> : text;
    const inner = bold ? <strong>{slanted}</strong> : slanted;
    const key = `${index} ${href ?? ''}`;
    if (!href) return <span key={key}>{inner}</span>;
    const newTab = href.startsWith('mailto:') ? {} : { target: '_blank' };
    return (
      <a key={key} href={href} rel="nofollow ugc noopener noreferrer" {...newTab}>
        {inner}
      </a>
    );
  });
