const RAW =
  /^(?:\w+\.)?(?:name|name_norm|first_name|last_name|title|title_en|name_en|title_norm|label|norm)(?: asc| desc)?(?: nulls (?:first|last))?$/;

/** The terms of each "order by" of a statement, without those of functions around them. */
function ordersOf(text: string): string[] {
  const orders: string[] = [];
  for (const { index } of text.matchAll(/\border by\s/gi)) {
    let depth = 0;
    let end = index + 'order by '.length;
    for (; end < text.length && depth >= 0; end += 1) {
      if (text[end] === '(') depth += 1;
      if (text[end] === ')') depth -= 1;
      if (depth === 0 && /^\s(?:limit|offset|for|on)\s/i.test(text.slice(end, end + 9))) break;
    }
    orders.push(text.slice(index + 'order by '.length, depth < 0 ? end - 1 : end));
  }
  return orders;
}

/** What a statement is ordered by that has no order of Polish letters (ADR 101): a name or a title as it is stored or folded. */
export const rawOrders = (text: string): string[] =>
  ordersOf(text).filter((order) =>
    order
      .replace(/\([^()]*\)/g, '()')
      .split(',')
      .some((term) => RAW.test(term.trim().replace(/^fold_text\(\)$/, 'name'))),
  );
