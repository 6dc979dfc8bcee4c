import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { columnsSql, emptySql, joinSql, sql } from './sql.ts';

describe('sql', () => {
  test('numbers the values across nested fragments', () => {
    const condition = sql`price >= ${100} and city = ${'Łódź'}`;
    const statement = sql`select * from offers where id = ${'a'} and ${condition} limit ${30}`;
    assert.equal(statement.text, 'select * from offers where id = $1 and price >= $2 and city = $3 limit $4');
    assert.deepEqual(statement.values, ['a', 100, 'Łódź', 30]);
  });

  test('the template never puts a value into the text', () => {
    const typed = "'; drop table users; --";
    assert.equal(sql`select ${typed}`.text, 'select $1');
  });

  test('puts names of columns into the text, and nothing else', () => {
    assert.equal(sql`select ${columnsSql(['id', 'price_from'])} from offers`.text, 'select id, price_from from offers');
    assert.throws(() => columnsSql(['id', 'id from users --']), /no name of a column/);
  });

  test('joins fragments, and an empty list to an empty one', () => {
    const joined = joinSql([sql`a = ${1}`, sql`b = ${2}`], ' and ');
    assert.equal(sql`where ${joined} ${emptySql}`.text, 'where a = $1 and b = $2 ');
    assert.equal(joinSql([], ', ').text, '');
  });

  test('names a statement by its text, whatever its values', () => {
    const named = (id: number, column = sql`id`) => sql`select 1 where ${column} = ${id}`.name;
    assert.equal(named(1), named(2));
    assert.notEqual(named(1), named(1, sql`other`));
  });

  test('the template refuses undefined, which would silently become null', () => {
    const missing = undefined as unknown as string;
    assert.throws(() => sql`select ${missing}`, /undefined in SQL/);
  });
});
