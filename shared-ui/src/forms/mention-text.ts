/** Somebody whom a text may mention. */
export interface MentionOption {
  id: string;
  type: 'user' | 'company';
  name: string;
  /** Picture or logo. */
  image?: string | null;
  /** A second line that tells namesakes apart: a company, a city. */
  detail?: string | null;
}

/** A mention in what people read, in UTF-16 units, as a selection counts. */
export interface MentionSpan {
  start: number;
  end: number;
  type: 'user' | 'company';
  id: string;
}

/** A text as it stands in the field: names without markup, and which of them are mentions. */
export interface MentionDraft {
  text: string;
  /** In order; none reaches into another. */
  mentions: readonly MentionSpan[];
}

/** `@[Anna Nowak](user:<id>)`, as the API reads it; a name holds no brackets. */
const MENTION = /@\[([^[\]]*)\]\((user|company):([0-9a-f-]{36})\)/gi;

/** Takes the markup out of a value. */
export function readDraft(value: string): MentionDraft {
  const mentions: MentionSpan[] = [];
  let text = '';
  let end = 0;
  for (const match of value.matchAll(MENTION)) {
    const [markup, name = '', type = '', id = ''] = match;
    text += value.slice(end, match.index);
    const start = text.length;
    text += name;
    // A mention without a name could be neither seen nor deleted.
    if (name) mentions.push({ start, end: text.length, type: type.toLowerCase() as MentionSpan['type'], id });
    end = match.index + markup.length;
  }
  return { text: text + value.slice(end), mentions };
}

/** The value that the API takes. */
export function writeDraft({ text, mentions }: MentionDraft): string {
  let value = '';
  let end = 0;
  for (const mention of mentions) {
    const name = text.slice(mention.start, mention.end);
    value += `${text.slice(end, mention.start)}@[${name}](${mention.type}:${mention.id})`;
    end = mention.end;
  }
  return value + text.slice(end);
}

/** Characters that people read, as the API counts them: a mention counts as its name, an emoji as one. */
export const readLength = (value: string): number => [...readDraft(value).text].length;

interface Change {
  start: number;
  /** In the old text. */
  end: number;
  inserted: string;
}

/** What was typed, pasted or deleted, told from the two texts and from where the caret stands now. */
function changeOf(old: string, next: string, caret: number): Change {
  let end = old.length;
  let after = next.length;
  // What stands behind the caret was there before, so a letter doubled or deleted is the one at the caret.
  while (end > 0 && after > caret && old[end - 1] === next[after - 1]) {
    end--;
    after--;
  }
  let start = 0;
  while (start < end && start < after && old[start] === next[start]) start++;
  return { start, end, inserted: next.slice(start, after) };
}

/**
 * The draft after the field changed to `next`. A mention of which something was deleted goes as a whole; one into which
 * something was typed is plain text from then on.
 *
 * @param caret where the caret stands in `next`
 * @returns also where it should stand now
 */
export function editDraft(draft: MentionDraft, next: string, caret: number): MentionDraft & { caret: number } {
  let { start, end, inserted } = changeOf(draft.text, next, caret);
  for (const mention of draft.mentions) {
    const deletes = end > start && mention.start < end && mention.end > start;
    if (!deletes) continue;
    // What went from the name together with the rest of the change.
    start = Math.min(start, mention.start);
    end = Math.max(end, mention.end);
  }
  const text = draft.text.slice(0, start) + inserted + draft.text.slice(end);
  const shift = inserted.length - (end - start);
  const mentions = draft.mentions.flatMap((mention) => {
    if (mention.end <= start) return [mention];
    if (mention.start >= end) return [{ ...mention, start: mention.start + shift, end: mention.end + shift }];
    return [];
  });
  return { text, mentions, caret: start + inserted.length };
}

/** What is being searched for: an `@` at the beginning of a word, and the one or two words after it up to the caret. */
export interface MentionQuery {
  /** Where the `@` stands. */
  at: number;
  q: string;
}

const QUERY = /(?:^|[\s([{„"'/–-])@(?<q>[^\s@[\]]{0,40}(?: [^\s@[\]]{1,40})?)$/u;

export function findQuery({ text, mentions }: MentionDraft, caret: number): MentionQuery | null {
  const q = QUERY.exec(text.slice(0, caret))?.groups?.q;
  if (q === undefined) return null;
  const at = caret - q.length - 1;
  return mentions.some(({ start, end }) => start < caret && end > at) ? null : { at, q };
}

/** Puts a mention, and a blank after it, in the place of what was typed to find it. */
export function insertMention(draft: MentionDraft, { at, q }: MentionQuery, option: MentionOption) {
  // The API's own replacement: brackets would end the markup.
  const name = option.name.replaceAll('[', '(').replaceAll(']', ')').trim();
  const end = at + 1 + q.length;
  const after = draft.text.charAt(end);
  const blank = /^[\s\p{P}]/u.test(after) ? '' : ' ';
  const { mentions, text } = editDraft(
    draft,
    draft.text.slice(0, at) + name + blank + draft.text.slice(end),
    at + name.length + blank.length,
  );
  const mention: MentionSpan = { start: at, end: at + name.length, type: option.type, id: option.id.toLowerCase() };
  return {
    text,
    mentions: [...mentions, mention].sort((a, b) => a.start - b.start),
    caret: mention.end + (blank || /^\s/.test(after) ? 1 : 0),
  };
}
