import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { safeHref } from '../rich-text/links.ts';

const nodes = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }, { tag: 'tr' }], toDOM: () => ['p', 0] },
  ordered_list: {
    content: 'list_item+',
    group: 'block list',
    attrs: { start: { default: 1 } },
    parseDOM: [{ tag: 'ol', getAttrs: (dom) => ({ start: startOf(dom) }) }],
    toDOM: ({ attrs }) => (attrs.start === 1 ? ['ol', 0] : ['ol', { start: attrs.start }, 0]),
  },
  bullet_list: { content: 'list_item+', group: 'block list', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
  list_item: { content: 'paragraph list*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  text: { group: 'inline' },
  hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
} satisfies Record<string, NodeSpec>;

function startOf(list: HTMLElement): number {
  const start = Number(list.getAttribute('start') ?? 1);
  return Number.isInteger(start) && start >= 0 && start < 1e9 ? start : 1;
}

/** Elements of pasted HTML whose text must not be inserted. */
const NOT_TEXT = 'iframe, svg, math, template, textarea, select, button, video, audio, canvas';

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (dom) => {
          const href = safeHref(dom.getAttribute('href') ?? '');
          return href ? { href } : false;
        },
      },
      { tag: NOT_TEXT, ignore: true },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs.href, rel: 'nofollow noopener noreferrer' }, 0],
  },
  bold: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps everything it copies in a <b> that is not bold.
      { tag: 'b', getAttrs: (dom) => dom.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (weight) => /^(?:bold(?:er)?|[6-9]\d\d)$/.test(weight) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  italic: {
    parseDOM: [{ tag: 'i' }, { tag: 'em' }, { style: 'font-style=italic' }],
    toDOM: () => ['em', 0],
  },
} satisfies Record<string, MarkSpec>;

/** Schema of a description; anything else in pasted content is dropped. */
export const schema = new Schema({ nodes, marks });
