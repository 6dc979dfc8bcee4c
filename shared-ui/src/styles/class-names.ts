/** Joins the class names that are there. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  let joined = '';
  // By index: an iterator makes an object a name, and a list of cards joins a thousand.
  for (let at = 0; at < names.length; at++) {
    const name = names[at];
    if (name) joined += joined ? ` ${name}` : name;
  }
  return joined;
}
