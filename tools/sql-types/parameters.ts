import type { Inference, Scope } from './infer.ts';
import { isNode, nodesOf, type TreeNode, text, type Value } from './node-tree.ts';
import { COMPARISONS } from './nulls.ts';
import type { Column, Schema } from './schema.ts';

/** A parameter beside what it is compared with or written to. */
export interface InferredParameter {
  readonly number: number;
  readonly type: string;
  readonly column: Column | null;
  /** Tables whose ids it stands beside; more than one: it can't be right beside all of them. */
  readonly idsOf: readonly string[];
  /** False where it is written to a column that is NOT NULL. */
  readonly mayBeNull: boolean;
  /** What a function of this database calls it; null: it goes to none. */
  readonly argument: string | null;
}

/** A value that is passed; others stand for a column of a subquery. */
const isExternal = ({ fields }: TreeNode): boolean => fields.paramkind === '0';

/** What each parameter stands beside, where that is a column. */
export function parametersOf(inference: Inference, query: TreeNode): InferredParameter[] {
  const uses: Use[] = [];
  walkUses(inference, { query, outer: null }, uses);
  const numbers = [...new Set(uses.map(({ param }) => Number(text(param.fields.paramid))))].toSorted(
    (a, b) => a - b,
  );
  return numbers.map((number) => {
    const own = uses.filter(({ param }) => Number(text(param.fields.paramid)) === number);
    const columns = own.flatMap(({ column }) => (column ? [column] : []));
    return {
      number,
      type: inference.schema.types.get(text(own[0]?.param.fields.paramtype)) ?? 'unknown',
      column: columns.find(({ idOf }) => idOf !== null) ?? columns[0] ?? null,
      idsOf: [...new Set(columns.flatMap(({ idOf }) => (idOf ? [idOf] : [])))],
      mayBeNull: !own.some(({ way, column }) => way === 'written' && column?.isNotNull),
      argument: own.find(({ argument }) => argument !== null)?.argument ?? null,
    };
  });
}

/** One place where a parameter stands. */
interface Use {
  readonly param: TreeNode;
  /** 'compared': null finds nothing; 'passed': whatever it means, something takes it. */
  readonly way: 'compared' | 'written' | 'passed';
  readonly column: Column | null;
  readonly argument: string | null;
}

function walkUses(inference: Inference, scope: Scope, uses: Use[]): void {
  const seen = new Set<TreeNode>();
  const note = (param: TreeNode, way: Use['way'], column: Column | null, argument: string | null = null) => {
    seen.add(param);
    uses.push({ param, way, column, argument });
  };
  const enter = (at: Scope, value: Value | undefined): void => {
    if (Array.isArray(value)) for (const one of value) enter(at, one);
    if (!isNode(value)) return;
    const inner = value.tag === 'QUERY' && value !== at.query ? { query: value, outer: at } : at;
    if (value.tag === 'OPEXPR' || value.tag === 'SCALARARRAYOPEXPR' || value.tag === 'DISTINCTEXPR') {
      const sides = nodesOf(value.fields.args);
      const operator = inference.schema.operators.get(text(value.fields.opno)) ?? '';
      const isStrict = value.tag !== 'DISTINCTEXPR' && COMPARISONS.has(operator);
      for (const [place, side] of sides.entries()) {
        const param = parameterIn(inference.schema, inner, side);
        const other = sides[1 - place];
        if (!param || !other || parameterIn(inference.schema, inner, other)) continue;
        const isElement = side.tag === 'VAR';
        note(
          param,
          isStrict && !isElement ? 'compared' : 'passed',
          COMPARISONS.has(operator) ? inference.expression(inner, other).column : null,
        );
      }
    }
    if (value.tag === 'FUNCEXPR') {
      const names = inference.schema.argumentNames.get(text(value.fields.funcid)) ?? [];
      for (const [place, arg] of nodesOf(value.fields.args).entries()) {
        const param = value.fields.funcformat === '0' ? parameterIn(inference.schema, inner, arg) : null;
        if (param) note(param, 'passed', null, names[place] ?? null);
      }
    }
    if (value.tag === 'QUERY' && value.fields.commandType !== '1') noteWrites(inference, inner, note);
    if (value.tag === 'PARAM' && isExternal(value) && !seen.has(value)) note(value, 'passed', null);
    for (const field of Object.values(value.fields)) enter(inner, field);
  };
  enter(scope, scope.query);
}

function noteWrites(
  inference: Inference,
  scope: Scope,
  note: (param: TreeNode, way: Use['way'], column: Column | null) => void,
): void {
  const { fields } = scope.query;
  const table = nodesOf(fields.rtable)[Number(text(fields.resultRelation)) - 1];
  const columnOf = (target: TreeNode): Column | null =>
    inference.schema.columns.get(`${text(table?.fields.relid)}.${text(target.fields.resno)}`) ?? null;
  for (const target of nodesOf(fields.targetList)) {
    // Rows that a query brings: each of its columns goes to one of the table.
    const source = isNode(target.fields.expr) ? broughtBy(scope, target.fields.expr) : null;
    const param = source
      ? parameterIn(inference.schema, source.scope, source.value)
      : parameterIn(inference.schema, scope, target.fields.expr);
    if (param) note(param, 'written', columnOf(target));
  }
}

/** Where a column of `insert … select` or `values` comes from. */
function broughtBy(scope: Scope, value: TreeNode): { scope: Scope; value: Value | undefined } | null {
  const inner = value.tag === 'RELABELTYPE' && isNode(value.fields.arg) ? value.fields.arg : value;
  if (inner.tag !== 'VAR' || inner.fields.varlevelsup !== '0') return null;
  const entry = nodesOf(scope.query.fields.rtable)[Number(text(inner.fields.varno)) - 1];
  const query = entry?.fields.subquery;
  if (entry?.fields.rtekind !== '1' || !isNode(query)) return null;
  const target = nodesOf(query.fields.targetList)[Number(text(inner.fields.varattno)) - 1];
  return { scope: { query, outer: scope }, value: target?.fields.expr };
}

/** The parameter that a value is: under casts, alone in a subquery, and as the element of a list that `unnest` takes apart. */
function parameterIn(schema: Schema, { query, outer }: Scope, value: Value | undefined): TreeNode | null {
  if (!isNode(value)) return null;
  if (value.tag === 'PARAM') return isExternal(value) ? value : null;
  if (['RELABELTYPE', 'COERCEVIAIO', 'ARRAYCOERCEEXPR'].includes(value.tag))
    return parameterIn(schema, { query, outer }, value.fields.arg);
  const args = nodesOf(value.fields.args);
  if (value.tag === 'FUNCEXPR' && args.length === 1 && value.fields.funcformat !== '0')
    return parameterIn(schema, { query, outer }, args[0]);
  const { subselect } = value.fields;
  if (value.tag === 'SUBLINK' && value.fields.subLinkType === '4' && isNode(subselect)) {
    const [target, ...others] = nodesOf(subselect.fields.targetList);
    const isAlone = others.length === 0 && nodesOf(subselect.fields.rtable).length === 0;
    return isAlone
      ? parameterIn(schema, { query: subselect, outer: { query, outer } }, target?.fields.expr)
      : null;
  }
  if (value.tag !== 'VAR') return null;
  let at: Scope = { query, outer };
  for (let up = Number(text(value.fields.varlevelsup)); up > 0; up -= 1) at = at.outer ?? at;
  const entry = nodesOf(at.query.fields.rtable)[Number(text(value.fields.varno)) - 1];
  if (entry?.fields.rtekind !== '3') return null;
  // `unnest($1, $2)` is a list of functions with a column each.
  const call = nodesOf(entry.fields.functions)[Number(text(value.fields.varattno)) - 1]?.fields.funcexpr;
  const isUnnest = isNode(call) && schema.functions.get(text(call.fields.funcid)) === 'unnest';
  return isUnnest ? parameterIn(schema, at, nodesOf(call.fields.args)[0]) : null;
}
