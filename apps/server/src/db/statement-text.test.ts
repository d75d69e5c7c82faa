import { expect, it } from 'vitest';
import { numberParameters } from './statement-text.ts';

const sent = (source: string) => numberParameters(source);

it('numbers parameters as they come, and one that comes again as before', () => {
  expect(sent('select :b, :a where x = :b and y = any (:list)')).toEqual({
    text: 'select $1, $2 where x = $1 and y = any ($3)',
    names: ['b', 'a', 'list'],
  });
});

it('tells names that begin alike apart', () => {
  expect(sent('(:school, :schoolId, :school_id)')).toEqual({
    text: '($1, $2, $3)',
    names: ['school', 'schoolId', 'school_id'],
  });
});

it.each([
  ['a string with its doubled quotes', "select 'it''s :name', '{\"a\":null}'"],
  ['a string with backslashes', String.raw`select e'it\'s :name'`],
  ['a quoted name', 'select 1 as "a:name"'],
  ['a cast', 'select x::text, y :: int, now()::date'],
  ['a comment', 'select 1 -- of :name\n/* and\n:name */'],
  ['a dollar quote', 'select $$ :name $$, $body$ $$ :name $body$'],
  ['the bounds of a slice', 'select list[1:n], list[(a):b]'],
])('leaves %s alone', (_, text) => {
  expect(sent(text)).toEqual({ text, names: [] });
});

it('casts a parameter, and finds one right behind what it passes over', () => {
  expect(sent("select :at::timestamptz,':x':y")).toEqual({
    text: "select $1::timestamptz,':x'$2",
    names: ['at', 'y'],
  });
});
