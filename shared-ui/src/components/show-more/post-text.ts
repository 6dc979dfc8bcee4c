/** Somebody whom a text mentions, by their present name; null once the account is deleted. */
export interface Mentioned {
  id: string;
  name: string | null;
  deleted: boolean;
}

/** Whom the mentions of a text may mean. */
export interface Mentions {
  users: readonly Mentioned[];
  companies: readonly Mentioned[];
}

/** A run of text as it is shown; a mention of an account that still exists is a link. */
export interface TextPart {
  text: string;
  /** Path without locale. */
  href?: string;
  /** Stays whole when the text is cut. */
  mention: boolean;
}

/** `@[Anna Nowak](user:<id>)`; a name holds no brackets. */
const MENTION = /@\[([^[\]]*)\]\((user|company):([0-9a-f-]{36})\)/gi;

/** Takes the markup of mentions apart; of one that nobody knows the name of then is left, as text. */
export function parsePostText(text: string, { users, companies }: Mentions, deletedName: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(MENTION)) {
    const [markup, label = '', kind = '', id = ''] = match;
    const isUser = kind.toLowerCase() === 'user';
    const who = (isUser ? users : companies).find((one) => one.id === id.toLowerCase());
    const gone = who !== undefined && (who.deleted || who.name === null);
    if (match.index > end) parts.push({ text: text.slice(end, match.index), mention: false });
    parts.push({
      text: gone ? deletedName : (who?.name ?? label),
      href: who && !gone ? `/${isUser ? 'profiles' : 'companies'}/${who.id}` : undefined,
      mention: true,
    });
    end = match.index + markup.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), mention: false });
  return parts;
}

/** What must not stand first after a cut: accents, skin tones, the joiner of an emoji. */
const BELONGS_TO_THE_LAST = /^[\p{M}\p{Emoji_Modifier}\u200d]/u;

/** Half of a code point that takes two units of a string. */
const SURROGATE = /[\ud800-\udfff]/;

/** The beginning, one code point more than `limit` at least where there are as many: the rest may be a whole novel. */
const firstPoints = (text: string, limit: number): string | string[] => {
  const units = text.slice(0, limit + 1);
  // Nearly all texts have none: an array of hundreds of letters for each takes longer than all else of the cut.
  return SURROGATE.test(units) ? [...text.slice(0, 2 * (limit + 1))] : units;
};

const joined = (points: string | string[]): string => (typeof points === 'string' ? points : points.join(''));

/** The first `limit` of the text's code points, back to the end of a word; a word without end is cut inside. */
function cutAtWord(points: string | string[], limit: number, wholeIsAllowed: boolean): string {
  const room = joined(points.slice(0, limit));
  if (/^\s/.test(points[limit] ?? '')) return room;
  const word = /^[\s\S]*\s(?=\S*$)/.exec(room)?.[0];
  if (word !== undefined || wholeIsAllowed) return word ?? '';
  let end = limit;
  while (end > 1 && BELONGS_TO_THE_LAST.test(points[end] ?? '')) end--;
  return joined(points.slice(0, end));
}

/** The beginning, at most `limit` code points of what people read, never inside a mention; null when all of it fits. */
export function cutText(parts: readonly TextPart[], limit: number): TextPart[] | null {
  const kept: TextPart[] = [];
  let room = limit;
  for (const part of parts) {
    const points = firstPoints(part.text, room);
    if (points.length > room) {
      // A name at the very start stays whatever its length: something must stand before the ellipsis.
      const text = part.mention ? '' : cutAtWord(points, room, kept.length > 0);
      if (part.mention && kept.length === 0) kept.push(part);
      else if (text) kept.push({ ...part, text });
      return withoutEnd(kept);
    }
    kept.push(part);
    room -= points.length;
  }
  return null;
}

function withoutEnd(parts: readonly TextPart[]): TextPart[] {
  const last = parts.at(-1);
  return last ? [...parts.slice(0, -1), { ...last, text: last.text.trimEnd() }] : [];
}
