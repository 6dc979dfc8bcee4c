import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    lostText(text: string): void;
  }
}

/**
 * Translates the page as browsers do, to the same words, so that journeys find what they look for: each text node is taken out and
 * an element with its text takes its place, at once and whenever the page changes. React still holds the text node.
 */
const translate = () => {
  const untouched = 'script, style, noscript, title, textarea, svg, font, [translate="no"], [contenteditable="true"]';
  const replace = (text: Text) => {
    if (!/\p{L}/u.test(text.data) || !text.parentElement || text.parentElement.closest(untouched)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data;
    text.replaceWith(outer);
  };
  const replaceAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) replace(text);
  };
  const start = () => {
    document.documentElement.dataset.translated = '';
    replaceAll(document.body);
    new MutationObserver((mutations) => {
      for (const { addedNodes } of mutations) for (const node of addedNodes) if (node.isConnected) replaceAll(node);
    }).observe(document.body, { childList: true, subtree: true });
  };
  // A browser translates what it has rendered.
  const whenSettled = new MutationObserver(() => {
    if (!('settled' in document.documentElement.dataset)) return;
    whenSettled.disconnect();
    start();
  });
  document.addEventListener('DOMContentLoaded', () => {
    whenSettled.observe(document.documentElement, { attributes: true, attributeFilter: ['data-settled'] });
  });
};

/** Says where React asks for a node that is no longer there: an error boundary shows only that something failed. */
const reportLost = () => {
  const { removeChild, insertBefore } = Node.prototype;
  const report = (parent: Node, child: Node | null) => {
    if (child === null || child.parentNode === parent) return;
    window.lostText(`"${child.textContent}" in ${(parent as Element).outerHTML.slice(0, 400)}`);
  };
  Node.prototype.removeChild = function remove<T extends Node>(child: T): T {
    report(this, child);
    return removeChild.call(this, child) as T;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(node: T, child: Node | null): T {
    report(this, child);
    return insertBefore.call(this, node, child) as T;
  };
};

/** From now on all pages of the context are translated; answers with what broke on them so far. */
export async function translatePages(context: BrowserContext): Promise<() => string[]> {
  const broken: string[] = [];
  context.on('weberror', (error) => broken.push(`${error.page()?.url()}: ${error.error().message}`));
  await context.exposeBinding('lostText', ({ page }, text: string) => broken.push(`${page.url()}: lost ${text}`));
  await context.addInitScript(reportLost);
  await context.addInitScript(translate);
  return () => broken;
}

/** Waits until the texts of the page are translated. */
export async function untilTranslated(page: Page): Promise<void> {
  await page.locator('html[data-translated] h1 font').first().waitFor();
}
