import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

/** Of what css-loader passes. */
interface Stylesheet {
  resourcePath: string;
}

const LENGTH = 6;

/**
 * css-loader's `getLocalIdent`: the name of a class carries the hash of its whole stylesheet. In another version of a stylesheet every
 * class has another name, so that both versions may be in one page. Only the path inside `root` counts, so that the frame
 * rendered in Node matches the CSS of the browser, from any folder. A stylesheet that takes values or classes from another one would have to hash that as well;
 * none does.
 */
export function classNames(root: string, readable: boolean) {
  return ({ resourcePath }: Stylesheet, _: string, local: string): string => {
    const path = relative(root, resourcePath).replaceAll(sep, '/');
    const hash = createHash('sha256')
      .update(path)
      .update('\0')
      .update(readFileSync(resourcePath))
      .update('\0')
      .update(local);
    const name = hash
      .digest('base64url')
      .replace(/^[^a-z]+/i, '')
      .replaceAll('-', '_')
      .slice(0, LENGTH);
    return readable ? `${local}-${name}` : name;
  };
}
