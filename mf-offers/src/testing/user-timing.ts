/** The names marked so far. jsdom has no User Timing API, and pages mark their first content. */
export const marks: string[] = [];

Object.assign(performance, {
  mark: (name: string) => marks.push(name),
  getEntriesByName: (name: string) => marks.filter((mark) => mark === name),
});
