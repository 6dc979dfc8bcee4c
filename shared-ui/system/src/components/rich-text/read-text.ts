import { readInline } from './read-inline.ts';
import { type Block, type List, type ListItem, MAX_LIST_DEPTH } from './text-model.ts';

const ITEM = /^(?<indent> *)(?<marker>[-*+]|(?<number>\d{1,9})[.)])(?:\s+(?<text>\S.*)?)?$/;

interface OpenItem {
  lines: string[];
  lists: OpenList[];
}
interface OpenList {
  kind: 'list';
  ordered: boolean;
  start: number;
  items: OpenItem[];
}
interface OpenParagraph {
  kind: 'paragraph';
  lines: string[];
}
type OpenBlock = OpenList | OpenParagraph;

/** A list that following lines can continue, and the indent of its marker. */
interface Level {
  indent: number;
  list: OpenList;
}

/** Continues the last list if it has this type, or begins one. */
function listIn(blocks: (OpenBlock | OpenList)[], ordered: boolean, start: number): OpenList {
  const last = blocks.at(-1);
  if (last?.kind === 'list' && last.ordered === ordered) return last;
  const list: OpenList = { kind: 'list', ordered, start, items: [] };
  blocks.push(list);
  return list;
}

class BlockReader {
  readonly blocks: OpenBlock[] = [];
  private levels: Level[] = [];
  private afterBlank = true;

  read(line: string): void {
    if (line.trim() === '') {
      this.afterBlank = true;
      return;
    }
    const item = ITEM.exec(line)?.groups;
    if (item && this.mayBegin(item)) this.addItem(item);
    else this.addText(line);
    this.afterBlank = false;
  }

  /** Inside a paragraph, `2026.` is the end of a sentence and a lone dash is a dash. */
  private mayBegin({ number, text }: Record<string, string | undefined>): boolean {
    const inParagraph = !this.afterBlank && this.blocks.at(-1)?.kind === 'paragraph';
    return !inParagraph || (text !== undefined && (number === undefined || Number(number) === 1));
  }

  private addItem({ indent = '', number, text = '' }: Record<string, string | undefined>): void {
    const at = indent.length;
    while (this.levels.length > 0 && at < (this.levels.at(-1)?.indent ?? 0)) this.levels.pop();
    const top = this.levels.at(-1);
    const deeper = top !== undefined && at >= top.indent + 2 && this.levels.length < MAX_LIST_DEPTH;
    if (!deeper) this.levels.pop();
    const parent = this.levels.at(-1)?.list.items.at(-1);
    const list = listIn(parent?.lists ?? this.blocks, number !== undefined, Number(number ?? 1));
    list.items.push({ lines: [text.trim()], lists: [] });
    this.levels.push({ indent: deeper || !top ? at : top.indent, list });
  }

  private addText(line: string): void {
    const at = line.length - line.trimStart().length;
    while (this.levels.length > 0 && (this.afterBlank || at < (this.levels.at(-1)?.indent ?? 0) + 2)) this.levels.pop();
    const last = this.blocks.at(-1);
    const item = this.levels.at(-1)?.list.items.at(-1);
    if (item) item.lines.push(line.trim());
    else if (last?.kind === 'paragraph' && !this.afterBlank) last.lines.push(line.trim());
    else this.blocks.push({ kind: 'paragraph', lines: [line.trim()] });
  }
}

const readLines = (lines: readonly string[]) => readInline(lines.join('\n'));

const closeItem = ({ lines, lists }: OpenItem): ListItem => ({ runs: readLines(lines), lists: lists.map(closeList) });

const closeList = ({ items, ...list }: OpenList): List => ({ ...list, items: items.map(closeItem) });

/**
 * Parses a description: paragraphs, nested lists, bold, italics and links. Everything else, including HTML, is text. Items
 * nested too deeply are at the deepest level.
 */
export function readText(text: string): Block[] {
  const reader = new BlockReader();
  for (const line of text.split(/\r\n?|\n/)) {
    reader.read(line.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '    ')));
  }
  return reader.blocks.map((block) =>
    block.kind === 'list' ? closeList(block) : { kind: 'paragraph', runs: readLines(block.lines) },
  );
}
