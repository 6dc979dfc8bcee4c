const RAW =
  /^(?:\w+\.)?(?:name|name_norm|first_name|last_name|title|title_en|name_en|title_norm|label|norm|speaker_name)(?: collate "\w+")?(?: asc| desc)?(?: nulls (?:first|last))?$/;

/** The terms of each "order by" of a statement, without those of functions around them. */
function ordersOf(text: string): string[] {
  const orders: string[] = [];
  for (const { 0: begin, index } of text.matchAll(/\border\s+by\s/gi)) {
    let depth = 0;
    let end = index + begin.length;
    for (; end < text.length && depth >= 0; end += 1) {
      if (text[end] === '(') depth += 1;
      if (text[end] === ')') depth -= 1;
      if (depth === 0 && /^\s(?:limit|offset|for|on|union)\s/i.test(text.slice(end, end + 9))) break;
    }
    orders.push(text.slice(index + begin.length, depth < 0 ? end - 1 : end));
  }
  return orders;
}

/** What a statement is ordered by that has no order of Polish letters (ADR 101): a name or a title as it is stored or folded. */
export const rawOrders = (text: string): string[] =>
  ordersOf(text).filter((order) =>
    order
      .replace(/\b(?:fold_text|lower|upper)\(([^()]*)\)/gi, '$1')
      .replace(/\([^()]*\)/g, '()')
      .split(/,|\|\|/)
      .some((term) => RAW.test(term.trim())),
  );
