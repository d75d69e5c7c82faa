import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Enough for every statement we have; beyond it (generated lists) statements go unnamed. */
const MAX_NAMED = 1_000;
const names = new Map<string, string>();

/** The name under which a text is prepared once per connection; undefined once too many are known. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_NAMED) return undefined;
  const name = `f${createHash('sha1').update(text).digest('base64url')}`;
  names.set(text, name);
  return name;
}

interface QueryObject {
  text: string;
  name?: string | undefined;
  values?: unknown[] | undefined;
  types?: unknown;
  submit?: unknown;
}

/**
 * A client that names every statement with parameters, whoever sends it (our own SQL, Drizzle, pg-boss), so that the
 * server parses and plans it once per connection. It also drops per-query type parsers: the types are ours everywhere.
 */
export function namedStatements(Base: typeof pg.Client): typeof pg.Client {
  class NamedClient extends Base {
    // biome-ignore lint/suspicious/noExplicitAny: pg's query has nine overloads
    override query(first: any, second?: any, third?: any): any {
      if (typeof first === 'string') {
        if (!Array.isArray(second) || second.length === 0) return super.query(first, second, third);
        return super.query({ text: first, name: statementName(first), values: second }, third);
      }
      const query = first as QueryObject;
      if (typeof query.submit === 'function') return super.query(first, second, third);
      const { types: _types, ...rest } = query;
      const values = Array.isArray(second) ? second : rest.values;
      const callback = typeof second === 'function' ? second : third;
      const name = rest.name ?? (values && values.length > 0 ? statementName(rest.text) : undefined);
      return super.query({ ...rest, name, values } as never, callback);
    }
  }
  return NamedClient as unknown as typeof pg.Client;
}
