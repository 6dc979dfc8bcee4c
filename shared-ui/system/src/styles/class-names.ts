/** Joins the non-empty class names. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  let joined = '';
  // An index loop, because an iterator allocates an object per name, and a list of cards joins a thousand.
  for (let at = 0; at < names.length; at++) {
    const name = names[at];
    if (name) joined += joined ? ` ${name}` : name;
  }
  return joined;
}
