import { TYPE_OF } from '../../apps/server/src/db/pg-types.ts';
import type { Inferred, Shape } from './infer.ts';
import type { Column } from './schema.ts';

export interface Naming {
  /** The contract's id of a table; undefined where it has none. */
  idOf(table: string): string | undefined;
  /** The type of a jsonb column. */
  jsonOf(column: Column): string;
}

export const listOf = (element: string): string =>
  /[|&]/.test(element) ? `readonly (${element})[]` : `readonly ${element}[]`;

export function typeText(inferred: Inferred, naming: Naming): string {
  const isArray = inferred.type.endsWith('[]');
  const base = isArray ? inferred.type.slice(0, -2) : inferred.type;
  const one = elementText(base, inferred, naming);
  const whole = isArray ? listOf(one) : one;
  return inferred.isNullable && whole !== 'null' && whole !== 'unknown' ? `${whole} | null` : whole;
}

function elementText(base: string, { column, literals, shape }: Inferred, naming: Naming): string {
  if (base === 'uuid' && column?.idOf) return naming.idOf(column.idOf) ?? 'string';
  if (shape) return shapeText(shape, naming);
  if (base === 'jsonb' && column) return naming.jsonOf(column);
  const choices = literals ?? (base === 'text' ? column?.choices : null);
  if (base === 'text' && choices && choices.length > 0 && choices.length <= 60)
    return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  return TYPE_OF[base] ?? 'unknown';
}

function shapeText(shape: Shape, naming: Naming): string {
  switch (shape.kind) {
    case 'object':
      return `{ ${shape.fields.map((one) => `readonly ${JSON.stringify(one.name)}: ${typeText(one, naming)}`).join('; ')} }`;
    case 'record':
      return `Readonly<Record<string, ${typeText(shape.of, naming)}>>`;
    case 'either': {
      const texts = shape.of.map((one) => typeText({ ...one, isNullable: false }, naming));
      return texts.includes('unknown') ? 'unknown' : [...new Set(texts)].join(' | ');
    }
    case 'array':
      return shape.of ? listOf(typeText(shape.of, naming)) : 'readonly never[]';
    default:
      return typeText({ ...shape.of, isNullable: false }, naming);
  }
}
