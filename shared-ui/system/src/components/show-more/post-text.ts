/** The target of a mention, with its current name; null once the account is deleted. */
export interface Mentioned {
  id: string;
  name: string | null;
  deleted: boolean;
}

/** Possible targets of the mentions in a text. */
export interface Mentions {
  users: readonly Mentioned[];
  companies: readonly Mentioned[];
}

/** A run of displayed text; a mention of an existing account is a link. */
export interface TextPart {
  text: string;
  /** Path without locale. */
  href?: string;
  /** Must not be cut. */
  mention: boolean;
}

/** `@[Anna Nowak](user:<id>)`; a name contains no brackets. */
const MENTION = /@\[([^[\]]*)\]\((user|company):([0-9a-f-]{36})\)/gi;

/** Parses the markup of mentions; an unknown target becomes its stored name as text. */
export function parsePostText(text: string, { users, companies }: Mentions, deletedName: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(MENTION)) {
    const [markup, label = '', kind = '', id = ''] = match;
    const isUser = kind.toLowerCase() === 'user';
    const who = (isUser ? users : companies).find((one) => one.id === id.toLowerCase());
    const deleted = who !== undefined && (who.deleted || who.name === null);
    if (match.index > end) parts.push({ text: text.slice(end, match.index), mention: false });
    parts.push({
      text: deleted ? deletedName : (who?.name ?? label),
      href: who && !deleted ? `/${isUser ? 'profiles' : 'companies'}/${who.id}` : undefined,
      mention: true,
    });
    end = match.index + markup.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), mention: false });
  return parts;
}

/** Characters that must not be first after a cut: accents, skin tones, the joiner of an emoji. */
const BELONGS_TO_THE_LAST = /^[\p{M}\p{Emoji_Modifier}\u200d]/u;

/** Half of a surrogate pair. */
const SURROGATE = /[\ud800-\udfff]/;

/** A prefix with more than `limit` code points if possible, so that the rest of a very long text is not processed. */
const firstPoints = (text: string, limit: number): string | string[] => {
  const units = text.slice(0, limit + 1);
  // Nearly all texts have no surrogate pairs: an array of code points for each would take longer than the rest of the cut.
  return SURROGATE.test(units) ? [...text.slice(0, 2 * (limit + 1))] : units;
};

const joined = (points: string | string[]): string => (typeof points === 'string' ? points : points.join(''));

/** The first `limit` code points, shortened to the end of a word; a single long word is cut inside. */
function cutAtWord(points: string | string[], limit: number, wholeIsAllowed: boolean): string {
  const start = joined(points.slice(0, limit));
  if (/^\s/.test(points[limit] ?? '')) return start;
  const word = /^[\s\S]*\s(?=\S*$)/.exec(start)?.[0];
  if (word !== undefined || wholeIsAllowed) return word ?? '';
  let end = limit;
  while (end > 1 && BELONGS_TO_THE_LAST.test(points[end] ?? '')) end--;
  return joined(points.slice(0, end));
}

/** At most `limit` code points of the displayed text, never cut inside a mention; null when the whole text fits. */
export function cutText(parts: readonly TextPart[], limit: number): TextPart[] | null {
  const included: TextPart[] = [];
  let remaining = limit;
  for (const part of parts) {
    const points = firstPoints(part.text, remaining);
    if (points.length > remaining) {
      // A name at the beginning stays whatever its length, because something must precede the ellipsis.
      const text = part.mention ? '' : cutAtWord(points, remaining, included.length > 0);
      if (part.mention && included.length === 0) included.push(part);
      else if (text) included.push({ ...part, text });
      return withoutEnd(included);
    }
    included.push(part);
    remaining -= points.length;
  }
  return null;
}

function withoutEnd(parts: readonly TextPart[]): TextPart[] {
  const last = parts.at(-1);
  return last ? [...parts.slice(0, -1), { ...last, text: last.text.trimEnd() }] : [];
}
