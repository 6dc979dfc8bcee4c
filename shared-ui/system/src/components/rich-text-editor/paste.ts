import { DOMParser as SchemaParser, Slice } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { safeHref } from '../rich-text/links.ts';
import { readText } from '../rich-text/read-text.ts';
import { type Block, type List, type ListItem, MAX_LIST_DEPTH } from '../rich-text/text-model.ts';
import { writeText } from '../rich-text/write-text.ts';
import { depthAt, isTooDeep, setLink } from './commands.ts';
import { fromBlocks, toBlocks } from './document.ts';
import { schema } from './schema.ts';

interface HtmlPolicies {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): object };
}

/**
 * Parses HTML to a document that runs no script, loads no picture and is never shown. `require-trusted-types-for 'script'`
 * requires a policy for this; a second one with the container's name is possible ('allow-duplicates').
 */
function inertDocument(html: string): Document {
  const { trustedTypes } = globalThis as { trustedTypes?: HtmlPolicies };
  const policy = trustedTypes?.createPolicy(`wp-${__MF_NAME__}`, { createHTML: (text) => text });
  return new DOMParser().parseFromString((policy ? policy.createHTML(html) : html) as string, 'text/html');
}

const BLOCKS = 'p, div, blockquote, section, h1, h2, h3, h4, h5, h6';

/**
 * Turns a table into a paragraph with a line for each row and ` | ` between its cells. One that arranges a page (a single column,
 * lists, other tables) keeps its blocks.
 */
function tidyTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.rows].filter((row) => row.textContent.trim() !== '');
    if (table.querySelector('table, ul, ol') || rows.every(({ cells }) => cells.length < 2)) {
      for (const { cells } of rows) for (const cell of cells) cell.append(' ');
      continue;
    }
    const paragraph = body.ownerDocument.createElement('p');
    for (const [index, { cells }] of rows.entries()) {
      if (index > 0) paragraph.append(body.ownerDocument.createElement('br'));
      for (const [column, cell] of [...cells].entries()) {
        for (const part of cell.querySelectorAll(`br, ${BLOCKS}`)) part.replaceWith(' ', ...part.childNodes);
        paragraph.append(column > 0 ? ' | ' : '', ...cell.childNodes);
      }
    }
    table.before(...(table.caption?.childNodes ?? []));
    table.replaceWith(paragraph);
  }
}

/**
 * Word copies an item of a list as a paragraph whose style names the level, and its bullet or number as text; the number's
 * punctuation tells the two apart.
 */
function readWordLists(body: HTMLElement): void {
  let open: { level: number; list: HTMLElement }[] = [];
  for (const paragraph of body.querySelectorAll('[style*="mso-list:"]')) {
    const level = Number(/mso-list:\s*l\d+\s+level(\d+)/.exec(paragraph.getAttribute('style') ?? '')?.[1]);
    if (!level) continue;
    const marker = paragraph.querySelector('[style*="mso-list:Ignore"]');
    const [, number] = /^\s*([\p{L}\p{N}.]+)[.)]/u.exec(marker?.textContent ?? '') ?? [];
    marker?.remove();
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    const name = number === undefined ? 'UL' : 'OL';
    open = open.filter((at) => at.level < level || (at.level === level && at.list.nodeName === name));
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(name);
      if (number && /^\d+$/.test(number)) list.setAttribute('start', number);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push({ level, list });
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

/** An item contains one paragraph: several blocks become lines of it. */
function tidyItems(body: HTMLElement): void {
  for (const block of body.querySelectorAll(`li :is(${BLOCKS})`)) {
    let before = block.previousSibling;
    while (before?.textContent?.trim() === '') before = before.previousSibling;
    if (before && !/^[OU]L$/.test(before.nodeName)) block.before(body.ownerDocument.createElement('br'));
    block.replaceWith(...block.childNodes);
  }
}

/**
 * The parts of foreign HTML that a description supports: text, paragraphs, lists, emphasis, links to http, https and mailto.
 */
export function readHtml(html: string): Block[] {
  const { body } = inertDocument(html);
  readWordLists(body);
  tidyTables(body);
  tidyItems(body);
  // Writing and reading normalises it, and limits the depth of lists.
  return readText(writeText(toBlocks(SchemaParser.fromSchema(schema).parse(body))));
}

/** Items below the deepest level move up to it. */
function flatten(list: List, levels: number): List {
  const items = list.items.flatMap((item): ListItem[] =>
    levels > 1
      ? [{ ...item, lists: item.lists.map((below) => flatten(below, levels - 1)) }]
      : [{ ...item, lists: [] }, ...item.lists.flatMap((below) => flatten(below, 1).items)],
  );
  return { ...list, items };
}

function pasteBlocks(state: EditorState, blocks: readonly Block[]): Transaction {
  // The outer pasted list continues the list around the caret.
  const levels = Math.max(1, MAX_LIST_DEPTH + 1 - depthAt(state.selection.$from));
  const fitting = blocks.map((block) => (block.kind === 'list' ? flatten(block, levels) : block));
  const pasted = state.tr.replaceSelection(Slice.maxOpen(fromBlocks(fitting).content));
  if (!isTooDeep(pasted.doc)) return pasted;
  const flat = fitting.map((block) => (block.kind === 'list' ? flatten(block, 1) : block));
  return state.tr.insertText(writeText(flat));
}

/** The transaction of a paste or a drop; null when the clipboard contains no text. */
export function pasteTransaction(state: EditorState, data: DataTransfer): Transaction | null {
  const text = data.getData('text/plain');
  const href = /\s/.test(text.trim()) ? null : safeHref(text);
  // A single URL becomes a link: of the selected text, or of itself.
  if (href) {
    let made: Transaction | null = null;
    setLink(href, text.trim())(state, (transaction) => {
      made = transaction;
    });
    return made;
  }
  const html = data.getData('text/html');
  const blocks = html ? readHtml(html) : readText(text);
  return blocks.length > 0 ? pasteBlocks(state, blocks) : null;
}
