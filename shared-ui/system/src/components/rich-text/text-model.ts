/** A run of text with the same formatting; `\n` is a line break inside its paragraph. */
export interface TextRun {
  text: string;
  bold?: boolean;
  italic?: boolean;
  /** Only http, https and mailto. */
  href?: string;
}

export interface Paragraph {
  kind: 'paragraph';
  runs: readonly TextRun[];
}

export interface List {
  kind: 'list';
  ordered: boolean;
  /** Number of the first item of an ordered list. */
  start: number;
  items: readonly ListItem[];
}

export interface ListItem {
  runs: readonly TextRun[];
  lists: readonly List[];
}

export type Block = Paragraph | List;

/** Maximum depth of lists (specification §5). */
export const MAX_LIST_DEPTH = 7;

type Marks = Omit<TextRun, 'text'>;

const isBlank = (text: string): boolean => /^\s*$/.test(text);

const sameMarks = (a: Marks, b: Marks): boolean => a.bold === b.bold && a.italic === b.italic && a.href === b.href;

/** A run without false marks, so that runs with the same formatting are equal. */
const withMarks = (text: string, { bold, italic, href }: Marks): TextRun => ({
  text,
  ...(bold && { bold }),
  ...(italic && { italic }),
  ...(href && { href }),
});

/** The space between two words has the marks that both have. */
function betweenMarks(left: Marks, right: Marks): Marks {
  return {
    bold: left.bold && right.bold,
    italic: left.italic && right.italic,
    href: left.href === right.href ? left.href : undefined,
  };
}

/**
 * The normalised text: no spaces around it or around a line break, no marks that end in a space (Markdown cannot express them),
 * no adjacent runs with the same formatting.
 */
export function tidyRuns(runs: readonly TextRun[]): TextRun[] {
  const pieces = runs.flatMap(({ text, ...marks }) =>
    text.split(/(\s+)/).flatMap((piece) => (piece ? [withMarks(piece, marks)] : [])),
  );
  const tidy: TextRun[] = [];
  let blank = '';
  const push = (run: TextRun) => {
    const last = tidy.at(-1);
    if (last && sameMarks(last, run)) tidy[tidy.length - 1] = { ...last, text: last.text + run.text };
    else tidy.push(run);
  };
  for (const piece of pieces) {
    if (isBlank(piece.text)) {
      blank += piece.text;
      continue;
    }
    const last = tidy.at(-1);
    if (blank && last) push(withMarks(blank.includes('\n') ? '\n' : blank, betweenMarks(last, piece)));
    blank = '';
    push(piece);
  }
  return tidy;
}

/** Depth of the lists in a text. */
export const listDepth = (lists: readonly Block[]): number =>
  Math.max(
    0,
    ...lists.map((block) => (block.kind === 'list' ? 1 + Math.max(...block.items.map((i) => listDepth(i.lists))) : 0)),
  );
