import { isBytes, isNode, nodesOf, type TreeNode, text, type Value } from './node-tree.ts';
import type { Schema } from './schema.ts';

/** Functions and operators that answer null to no value that isn't null itself. */
const TOTAL_FUNCTIONS = new Set([
  'lower',
  'upper',
  'length',
  'char_length',
  'round',
  'abs',
  'floor',
  'ceil',
  'now',
  'btrim',
  'replace',
  'left',
  'right',
  'extract',
  'date_part',
  'date_trunc',
  'make_interval',
  'timezone',
  'to_char',
  'date',
  'md5',
  'starts_with',
  'split_part',
  'jsonb_build_object',
  'jsonb_build_array',
  'to_jsonb',
  'concat',
  'concat_ws',
  'cardinality',
  'array_remove',
  'array_cat',
  'array_append',
  'text',
  'int4',
  'int8',
  'numeric',
  'float8',
  'timestamptz',
  'bool',
  'unnest',
  'generate_series',
  'gen_random_uuid',
  'clock_timestamp',
  'row_number',
  'rank',
  'dense_rank',
  'substr',
  'substring',
  'encode',
  'decode',
  'sha256',
  'mod',
  'sign',
  'interval',
  'age',
]);
const NULLABLE_OPERATORS = new Set(['->', '->>', '#>', '#>>']);
/** Operators that find nothing where one side is null. */
export const COMPARISONS = new Set(['=', '<', '>', '<=', '>=', '<>', '@>', '<@', '&&', '@@', '~~', '~~*']);
const COLLECTING = new Set(['array_agg', 'jsonb_agg', 'json_agg', 'jsonb_object_agg', 'json_object_agg']);
const COUNTING = new Set(['count', 'row_number', 'rank', 'dense_rank', 'percent_rank', 'ntile']);
/** Functions of this database that always answer. */
const ANSWERING = new Set([
  'app.user_id',
  'app.school_ids',
  'app.all_schools',
  'app.is_operator',
  'app.is_master',
  'app.fold',
]);

/** Whether a cast is written as a function, which keeps what it casts. */
export const isCast = ({ fields }: TreeNode): boolean =>
  fields.funcformat === '1' || fields.funcformat === '2';

/**
 * Whether an expression of a query may be null. True is everything that isn't ruled out.
 *
 * @param parts whether what it is made of may be null, in that order.
 */
export function mayBeNull(
  schema: Schema,
  query: TreeNode,
  expression: TreeNode,
  parts: readonly boolean[],
): boolean {
  const { tag, fields } = expression;
  const mayAny = parts.includes(true);
  switch (tag) {
    case 'NULLTEST':
    case 'BOOLEANTEST':
    case 'DISTINCTEXPR':
    case 'ARRAYEXPR':
    case 'SQLVALUEFUNCTION':
    case 'ROWEXPR':
      return false;
    case 'CONST':
      return fields.constisnull === 'true';
    case 'COERCEVIAIO':
    case 'ARRAYCOERCEEXPR':
    case 'BOOLEXPR':
    case 'SCALARARRAYOPEXPR':
      return mayAny;
    case 'COALESCEEXPR':
    case 'MINMAXEXPR':
      return !parts.includes(false);
    case 'OPEXPR':
      return mayAny || NULLABLE_OPERATORS.has(schema.operators.get(text(fields.opno)) ?? '');
    case 'FUNCEXPR':
      return mayFunctionBeNull(schema.functions.get(text(fields.funcid)) ?? '', expression, parts);
    case 'AGGREF':
      return mayAggregateBeNull(schema.functions.get(text(fields.aggfnoid)) ?? '', query, expression, parts);
    case 'WINDOWFUNC':
      return !COUNTING.has(schema.functions.get(text(fields.winfnoid)) ?? '');
    case 'SUBLINK':
      return maySubLinkBeNull(expression, parts);
    default:
      return true;
  }
}

function mayFunctionBeNull(name: string, call: TreeNode, parts: readonly boolean[]): boolean {
  if (ANSWERING.has(name) || name.startsWith('concat') || name.startsWith('jsonb_build')) return false;
  if (!TOTAL_FUNCTIONS.has(name) && !isCast(call)) return true;
  // What is put into a list may be null, and the list isn't.
  const isOfList = name === 'array_remove' || name === 'array_append';
  return (isOfList ? parts.slice(0, 1) : parts).includes(true);
}

function mayAggregateBeNull(
  name: string,
  query: TreeNode,
  { fields }: TreeNode,
  parts: readonly boolean[],
): boolean {
  if (COUNTING.has(name)) return false;
  // A group has a row, and a list takes nulls too.
  const isGrouped = nodesOf(query.fields.groupClause).length > 0;
  return !isGrouped || isNode(fields.aggfilter) || (!COLLECTING.has(name) && parts.includes(true));
}

function maySubLinkBeNull({ fields }: TreeNode, parts: readonly boolean[]): boolean {
  const query = fields.subselect;
  if (fields.subLinkType === '0' || fields.subLinkType === '6') return false;
  if (fields.subLinkType !== '4' || !isNode(query)) return true;
  // Without groups an aggregate answers one row, whatever there is.
  const isOneRow =
    query.fields.hasAggs === 'true' &&
    nodesOf(query.fields.groupClause).length === 0 &&
    !isNode(query.fields.havingQual);
  return parts.includes(true) || !isOneRow;
}

/** An outer join may leave the variable without a value. */
export const isOptional = ({ fields }: TreeNode): boolean =>
  Array.isArray(fields.varnullingrels) && fields.varnullingrels.length > 1;

/** What a condition says of a column: that it isn't null, and maybe which texts it holds. */
interface Sought {
  readonly only: readonly string[] | null;
}

/** What an update sets is another value than the one that it looked for. */
function isAssigned({ fields }: TreeNode, variable: TreeNode['fields']): boolean {
  return (
    fields.commandType === '2' &&
    fields.resultRelation === variable.varno &&
    nodesOf(fields.targetList).some((target) => target.fields.resno === variable.varattno)
  );
}

/** What the conditions of queries say. */
export class Conditions {
  readonly #schema: Schema;
  readonly #sought = new WeakMap<TreeNode, ReadonlyMap<string, Sought>>();

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  /** What is said of a column in its query; undefined: nothing. */
  about({ fields }: TreeNode, query: TreeNode): Sought | undefined {
    if (isAssigned(query, fields)) return undefined;
    return this.#in(query).get(`${text(fields.varno)}.${text(fields.varattno)}`);
  }

  /** What the conditions of a query leave no nulls of, a row without it isn't found; and the texts that they name. */
  #in(query: TreeNode): ReadonlyMap<string, Sought> {
    const known = this.#sought.get(query);
    if (known) return known;
    const found = new Map<string, Sought>();
    this.#sought.set(query, found);
    const note = (value: Value | undefined): void => {
      if (!isNode(value)) return;
      const { tag, fields } = value;
      if (tag === 'BOOLEXPR' && fields.boolop === 'and') for (const one of nodesOf(fields.args)) note(one);
      const isTest = tag === 'NULLTEST' && fields.nulltesttype === '1';
      const isComparison =
        (tag === 'OPEXPR' && COMPARISONS.has(this.#schema.operators.get(text(fields.opno)) ?? '')) ||
        (tag === 'SCALARARRAYOPEXPR' && fields.useOr === 'true');
      const sides = isTest ? [fields.arg] : isComparison ? nodesOf(fields.args) : [];
      const isEqual = isComparison && this.#schema.operators.get(text(fields.opno)) === '=';
      for (const [place, side] of sides.entries()) {
        if (!isNode(side) || side.tag !== 'VAR' || side.fields.varlevelsup !== '0') continue;
        const key = `${text(side.fields.varno)}.${text(side.fields.varattno)}`;
        const only = isEqual ? textsIn(this.#schema, sides[1 - place]) : null;
        found.set(key, { only: only ?? found.get(key)?.only ?? null });
      }
    };
    const enter = (value: Value | undefined): void => {
      if (!isNode(value)) return;
      const { tag, fields } = value;
      const isInner = tag === 'FROMEXPR' || (tag === 'JOINEXPR' && fields.jointype === '0');
      if (!isInner) {
        // Conditions of an outer join choose nothing, but its outer side stays as it is.
        if (tag === 'JOINEXPR' && fields.jointype === '1') enter(fields.larg);
        return;
      }
      note(fields.quals);
      for (const one of [...nodesOf(fields.fromlist), fields.larg, fields.rarg]) enter(one);
    };
    enter(query.fields.jointree);
    return found;
  }
}

/** The texts that a constant, or a list of constants, holds; null: it holds something else. */
export function textsIn(schema: Schema, value: Value | undefined): readonly string[] | null {
  if (!isNode(value)) return null;
  const { tag, fields } = value;
  if (tag === 'CONST') {
    const isText = schema.types.get(text(fields.consttype)) === 'text' && isBytes(fields.constvalue);
    // Short values have a header of four bytes here too: they were made in memory.
    return isText && isBytes(fields.constvalue) && fields.constisnull !== 'true'
      ? [Buffer.from(fields.constvalue.bytes.slice(4)).toString('utf8')]
      : null;
  }
  if (tag !== 'ARRAYEXPR') return null;
  const lists = nodesOf(fields.elements).map((one) => textsIn(schema, one));
  return lists.some((one) => one === null) ? null : lists.flatMap((one) => one ?? []);
}
