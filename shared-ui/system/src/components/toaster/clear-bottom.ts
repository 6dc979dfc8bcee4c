/** On what a toast of a phone must not cover: navigation, and the buttons or the field at the bottom of the screen. */
const AT_BOTTOM = '[data-at-bottom]';

/** Sets `--wp-toasts-bottom` to where a toast covers nothing of that, nor is covered by the keyboard; once per toast and page. */
export function clearBottom(): void {
  const view = window.visualViewport;
  const end = view ? view.offsetTop + view.height : window.innerHeight;
  const tops = [...document.querySelectorAll(AT_BOTTOM)]
    .map((element) => element.getBoundingClientRect())
    // In the lower half: the same buttons may be scrolled to the top.
    .filter(({ top, height }) => height > 0 && top > end / 2 && top < end)
    .map(({ top }) => top);
  const free = window.innerHeight - Math.min(end, ...tops);
  document.documentElement.style.setProperty('--wp-toasts-bottom', `${Math.round(free) + 12}px`);
}
