import type { Mark, Node } from 'prosemirror-model';
import { readText } from '../rich-text/read-text.ts';
import type { Block, List, ListItem, TextRun } from '../rich-text/text-model.ts';
import { writeText } from '../rich-text/write-text.ts';
import { schema } from './schema.ts';

const { doc, paragraph, ordered_list, bullet_list, list_item, hard_break } = schema.nodes;
const { link, bold, italic } = schema.marks;

function nodesOf(runs: readonly TextRun[]): Node[] {
  return runs.flatMap(({ text, ...look }) => {
    const marks: Mark[] = [
      ...(look.href ? [link.create({ href: look.href })] : []),
      ...(look.bold ? [bold.create()] : []),
      ...(look.italic ? [italic.create()] : []),
    ];
    return text
      .split('\n')
      .flatMap((line, index) => [
        ...(index > 0 ? [hard_break.create(null, null, marks)] : []),
        ...(line ? [schema.text(line, marks)] : []),
      ]);
  });
}

function nodeOf(block: Block): Node {
  if (block.kind === 'paragraph') return paragraph.create(null, nodesOf(block.runs));
  const items = block.items.map(({ runs, lists }) =>
    list_item.create(null, [paragraph.create(null, nodesOf(runs)), ...lists.map(nodeOf)]),
  );
  return block.ordered ? ordered_list.create({ start: block.start }, items) : bullet_list.create(null, items);
}

export const fromBlocks = (blocks: readonly Block[]): Node =>
  doc.create(null, blocks.length > 0 ? blocks.map(nodeOf) : [paragraph.create()]);

function runsOf(node: Node): TextRun[] {
  return node.children.map((child) => ({
    text: child.type === hard_break ? '\n' : (child.text ?? ''),
    bold: bold.isInSet(child.marks) !== undefined,
    italic: italic.isInSet(child.marks) !== undefined,
    href: link.isInSet(child.marks)?.attrs.href,
  }));
}

function listOf(node: Node): List {
  const items = node.children.map(
    ({ firstChild, children }): ListItem => ({
      runs: firstChild ? runsOf(firstChild) : [],
      lists: children.slice(1).map(listOf),
    }),
  );
  return { kind: 'list', ordered: node.type === ordered_list, start: node.attrs.start ?? 1, items };
}

export const toBlocks = (node: Node): Block[] =>
  node.children.map((child) => (child.type === paragraph ? { kind: 'paragraph', runs: runsOf(child) } : listOf(child)));

export const fromText = (text: string): Node => fromBlocks(readText(text));
export const toText = (node: Node): string => writeText(toBlocks(node));
