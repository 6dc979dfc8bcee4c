/**
 * Whether a component that expects a type may be passed another one, both as text of a report: the same, or some alternatives of the
 * expected union. Everything else counts as different, also where the compiler would allow it.
 */
export function accepts(expected: string, passed: string): boolean {
  const known = alternatives(expected);
  return alternatives(passed).every((one) => known.includes(one));
}

/** The parts of a union, cut at each `|` outside brackets. */
function alternatives(type: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [index, char] of [...type].entries()) {
    if ('{[(<'.includes(char)) depth += 1;
    // That of `=>` closes nothing.
    if ('}])'.includes(char) || (char === '>' && type[index - 1] !== '=')) depth -= 1;
    if (char === '|' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${char}`);
  }
  return parts.map((part) => part.trim());
}
