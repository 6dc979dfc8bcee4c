/** What the gateway answers to a form that the browser has sent by itself, by the path of the call; once, because a session may be in it. */
export function takePosted(): Record<string, unknown> | null {
  const element = document.getElementById('posted');
  element?.remove();
  return element ? (JSON.parse(element.textContent) as Record<string, unknown>) : null;
}
