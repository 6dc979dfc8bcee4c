/**
 * Notes elements that scripts of remotes make by themselves, as long as somebody holds them: styles, what is left on the page, and what is
 * on no page any more. Those that React makes go with their root; `nodes` of the browser's own counters shows those that do not.
 */
export function watchElements(): void {
  type Make = (this: Document, ...args: string[]) => Element;
  const prototype = Document.prototype as unknown as Record<'createElement' | 'createElementNS', Make>;
  for (const name of ['createElement', 'createElementNS'] as const) {
    const make = prototype[name];
    prototype[name] = function (...args) {
      const element = make.apply(this, args);
      const tag = element.localName;
      const kind = tag === 'style' || tag === 'link' ? 'style' : 'element';
      window.__gate.openOfRemote(kind, `<${tag}>`, window.__gate.held(element));
      return element;
    };
  }
}
