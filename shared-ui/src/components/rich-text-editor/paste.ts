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

/** Joins the cells of a row to one paragraph, with spaces between them. */
function tidyTables(body: HTMLElement): void {
  for (const cell of body.querySelectorAll('td, th')) cell.append(' ');
}

/** An item contains one paragraph: several blocks become lines of it. */
function tidyItems(body: HTMLElement): void {
  for (const block of body.querySelectorAll('li :is(p, div, blockquote, section, h1, h2, h3, h4, h5, h6)')) {
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
