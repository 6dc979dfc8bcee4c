import { type Node, type NodeSpec, Schema } from 'prosemirror-model';
import { type Mention, readLines, shownPart, type TextPart, writePart } from './mention-text.ts';

const nodes = {
  doc: { content: 'paragraph+' },
  /** A block per line, because the stored text only has line breaks. */
  paragraph: { content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  text: { group: 'inline' },
  mention: {
    group: 'inline',
    inline: true,
    atom: true,
    // Arrow keys treat it as one character.
    selectable: false,
    attrs: { id: {}, type: {}, name: {} },
    leafText: ({ attrs }) => attrs.name,
    // The browser may replace the element of a line during editing.
    parseDOM: [
      {
        tag: '[data-mention]',
        getAttrs: (dom) => ({ id: dom.dataset.id, type: dom.dataset.mention, name: dom.textContent }),
      },
    ],
    toDOM: ({ attrs }) => ['span', { 'data-mention': attrs.type, 'data-id': attrs.id }, attrs.name],
  },
} satisfies Record<string, NodeSpec>;

/** Schema of a text with mentions. */
export const schema = new Schema({ nodes });

export const nodeOf = (part: TextPart): Node =>
  typeof part === 'string' ? schema.text(part) : schema.nodes.mention.create(part);

const partOf = (node: Node): TextPart => node.text ?? (node.attrs as Mention);

const fromLines = (write: (part: TextPart) => string) => (doc: Node) =>
  doc.children.map((line) => line.children.map((node) => write(partOf(node))).join('')).join('\n');

export const fromText = (value: string): Node =>
  schema.nodes.doc.create(
    null,
    readLines(value).map((line) => schema.nodes.paragraph.create(null, line.map(nodeOf))),
  );

/** The document as the API's value. */
export const toText = fromLines(writePart);

/** The document as displayed: names without markup. */
export const toShownText = fromLines(shownPart);
