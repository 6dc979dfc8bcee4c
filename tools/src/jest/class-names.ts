/** Replaces a CSS module: every class name is its own key, so that markup stays readable in a test. */
const classNames = new Proxy<Record<string, string>>(
  {},
  { get: (_, key) => (key === '__esModule' ? false : String(key)) },
);

export default classNames;
