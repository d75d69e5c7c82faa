import { isBytes, isNode, nodesOf, type TreeNode, text, type Value } from './node-tree.ts';
import { Conditions, isCast, isOptional, mayBeNull, textsIn } from './nulls.ts';
import type { Column, Schema } from './schema.ts';

/** What is known of one value: its type, whether it may be null, and where it comes from. */
export interface Inferred {
  /** As PostgreSQL names it: `uuid`, `text[]`. */
  readonly type: string;
  /** False is proven; true is everything else. */
  readonly isNullable: boolean;
  /** The column whose values these are. */
  readonly column: Column | null;
  /** The only texts it can be; null: any. */
  readonly literals: readonly string[] | null;
  /** What a JSON value is made of; null: nobody knows. */
  readonly shape: Shape | null;
}

/** JSON that a statement puts together. */
export type Shape =
  | { readonly kind: 'object'; readonly fields: readonly InferredColumn[] }
  | { readonly kind: 'record'; readonly of: Inferred }
  | { readonly kind: 'either'; readonly of: readonly Inferred[] }
  /** Null: it is empty. */
  | { readonly kind: 'array'; readonly of: Inferred | null }
  /** A value of another type, as JSON writes it. */
  | { readonly kind: 'value'; readonly of: Inferred };

export interface InferredColumn extends Inferred {
  readonly name: string;
}

/** A query within others. */
export interface Scope {
  readonly query: TreeNode;
  readonly outer: Scope | null;
}

const isEmptyArray = (shape: Shape | null): boolean => shape?.kind === 'array' && shape.of === null;
const anything = (type: string): Inferred => ({
  type,
  isNullable: true,
  column: null,
  literals: null,
  shape: null,
});

/** Four bytes of length, then the container's own: no elements, and the flag of an array. */
const isEmptyJsonArray = (bytes: readonly number[]): boolean =>
  bytes.length === 8 && bytes[4] === 0 && bytes[7] === 0x40;

/** Types of values and where they come from; `nulls.ts` says which of them may be null. */
export class Inference {
  readonly schema: Schema;
  readonly #conditions: Conditions;

  constructor(schema: Schema) {
    this.schema = schema;
    this.#conditions = new Conditions(schema);
  }

  /** The rows that a statement answers with; none for one that answers nothing. */
  columnsOf(query: TreeNode): InferredColumn[] {
    return this.#targets({ query, outer: null });
  }

  #targets(scope: Scope): InferredColumn[] {
    const { fields } = scope.query;
    const list = fields.commandType === '1' ? fields.targetList : fields.returningList;
    return nodesOf(list)
      .filter((target) => target.fields.resjunk !== 'true')
      .map((target, index) => ({
        ...this.#targetOf(scope, index, target),
        name: text(target.fields.resname),
      }));
  }

  #targetOf(scope: Scope, index: number, target: TreeNode): Inferred {
    const { setOperations } = scope.query.fields;
    if (!isNode(setOperations)) return this.expression(scope, target.fields.expr);
    const parts = this.#leaves(setOperations).map((leaf) => {
      const entry = nodesOf(scope.query.fields.rtable)[leaf - 1];
      const query = entry?.fields.subquery;
      return isNode(query) ? this.#targets({ query, outer: scope })[index] : undefined;
    });
    return parts.some((part) => !part)
      ? this.expression(scope, target.fields.expr)
      : this.#either(parts as Inferred[], parts[0]?.type ?? 'unknown');
  }

  #leaves(operation: TreeNode): number[] {
    if (operation.tag === 'RANGETBLREF') return [Number(text(operation.fields.rtindex))];
    return [operation.fields.larg, operation.fields.rarg].flatMap((side) =>
      isNode(side) ? this.#leaves(side) : [],
    );
  }

  /** One of several values. */
  #either(parts: readonly Inferred[], type: string): Inferred {
    const known = parts.filter((part) => part.type !== 'null');
    const [first] = known;
    const isSame =
      first !== undefined && known.every(({ column }) => column !== null && column === first.column);
    const isSameId =
      first?.column?.idOf != null && known.every(({ column }) => column?.idOf === first.column?.idOf);
    const literals = known.map((part) => part.literals ?? part.column?.choices ?? null);
    const shapes = known.map(({ shape }) => shape).filter((shape) => !isEmptyArray(shape));
    return {
      shape: shapeOfEither(type, known, shapes),
      type,
      isNullable: parts.some(({ isNullable }) => isNullable),
      column: isSame || isSameId ? (first?.column ?? null) : null,
      literals:
        literals.length === 0 || literals.some((one) => one === null)
          ? null
          : [...new Set(literals.flatMap((one) => one ?? []))],
    };
  }

  expression(scope: Scope, value: Value | undefined): Inferred {
    if (!isNode(value)) return anything('unknown');
    const { tag, fields } = value;
    const of = (name: string): string => this.schema.types.get(text(fields[name])) ?? 'unknown';
    const args = () => nodesOf(fields.args).map((one) => this.expression(scope, one));
    const made = (type: string, parts: readonly Inferred[] = []): Inferred => ({
      ...anything(type),
      isNullable: this.#mayBeNull(scope, value, parts),
    });
    switch (tag) {
      case 'VAR':
        return this.#variable(scope, value);
      case 'CONST':
        return this.#constant(scope, value);
      case 'PARAM':
        return anything(of('paramtype'));
      case 'RELABELTYPE':
        return { ...this.expression(scope, fields.arg), type: of('resulttype') };
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR': {
        const inner = this.expression(scope, fields.arg);
        return { ...made(of('resulttype'), [inner]), column: this.#sameId(inner) };
      }
      case 'COALESCEEXPR': {
        const parts = args();
        const isNullable = this.#mayBeNull(scope, value, parts);
        return { ...this.#either(parts, of('coalescetype')), isNullable };
      }
      case 'MINMAXEXPR':
        return made(of('minmaxtype'), args());
      case 'CASEEXPR': {
        const results = nodesOf(fields.args).map((when) => this.expression(scope, when.fields.result));
        return this.#either([...results, this.expression(scope, fields.defresult)], of('casetype'));
      }
      case 'AGGREF':
        return this.#aggregate(scope, value);
      case 'WINDOWFUNC':
        return made(of('wintype'));
      case 'SUBLINK':
        return this.#subLink(scope, value);
      case 'BOOLEXPR':
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'SCALARARRAYOPEXPR':
        return made('boolean', args());
      case 'OPEXPR':
        return made(of('opresulttype'), args());
      case 'FUNCEXPR':
        return this.#function(scope, value);
      case 'ARRAYEXPR': {
        const elements = nodesOf(fields.elements).map((one) => this.expression(scope, one));
        const { column } = this.#either(elements, of('element_typeid'));
        return { ...made(of('array_typeid')), column };
      }
      case 'SQLVALUEFUNCTION':
        return made(of('type'));
      case 'ROWEXPR':
        return made('record');
      default:
        return anything(of('resulttype'));
    }
  }

  #mayBeNull(scope: Scope, expression: TreeNode, parts: readonly Inferred[]): boolean {
    const nullable = parts.map(({ isNullable }) => isNullable);
    return mayBeNull(this.schema, scope.query, expression, nullable);
  }

  #sameId(inner: Inferred): Column | null {
    return inner.column?.idOf != null ? inner.column : null;
  }

  #constant(scope: Scope, constant: TreeNode): Inferred {
    const { consttype, constvalue } = constant.fields;
    const isNullable = this.#mayBeNull(scope, constant, []);
    if (isNullable) return anything('null');
    const type = this.schema.types.get(text(consttype)) ?? 'unknown';
    const isEmptyList = type === 'jsonb' && isBytes(constvalue) && isEmptyJsonArray(constvalue.bytes);
    return {
      ...anything(type),
      isNullable,
      shape: isEmptyList ? { kind: 'array', of: null } : null,
      literals: textsIn(this.schema, constant),
    };
  }

  #variable(scope: Scope, variable: TreeNode): Inferred {
    const { fields } = variable;
    let at: Scope = scope;
    for (let up = Number(text(fields.varlevelsup)); up > 0; up -= 1) at = at.outer ?? at;
    const entry = nodesOf(at.query.fields.rtable)[Number(text(fields.varno)) - 1];
    const type = this.schema.types.get(text(fields.vartype)) ?? 'unknown';
    if (!entry) return anything(type);
    const found = this.#entryColumn(at, entry, Number(text(fields.varattno)), type);
    const sought = this.#conditions.about(variable, at.query);
    return {
      ...found,
      type,
      isNullable: (found.isNullable || isOptional(variable)) && sought === undefined,
      literals: sought?.only ?? found.literals,
    };
  }

  #entryColumn(scope: Scope, entry: TreeNode, number: number, type: string): Inferred {
    const { fields } = entry;
    switch (fields.rtekind) {
      case '0': {
        const column = this.schema.columns.get(`${text(fields.relid)}.${number}`);
        return column ? { ...anything(type), isNullable: !column.isNotNull, column } : anything(type);
      }
      case '1':
        return isNode(fields.subquery)
          ? (this.#targets({ query: fields.subquery, outer: scope })[number - 1] ?? anything(type))
          : anything(type);
      case '2':
        return this.expression(scope, nodesOf(fields.joinaliasvars)[number - 1]);
      case '3':
        return this.#rowsOfFunction(scope, entry, type);
      case '5': {
        const rows = Array.isArray(fields.values_lists) ? fields.values_lists : [];
        const parts = rows.map((row) =>
          this.expression(scope, Array.isArray(row) ? row[number - 1] : undefined),
        );
        return this.#either(parts, type);
      }
      case '6':
        return this.#commonColumn(scope, entry, number, type);
      case '9':
        return this.expression(scope, nodesOf(fields.groupexprs)[number - 1]);
      default:
        return anything(type);
    }
  }

  #rowsOfFunction(scope: Scope, { fields }: TreeNode, type: string): Inferred {
    const [first] = nodesOf(fields.functions);
    const call = first?.fields.funcexpr;
    if (!isNode(call) || call.tag !== 'FUNCEXPR') return anything(type);
    const name = this.schema.functions.get(text(call.fields.funcid)) ?? '';
    if (name === 'generate_series') return { ...anything(type), isNullable: false };
    if (name === 'unnest') {
      const inner = this.expression(scope, nodesOf(call.fields.args)[0]);
      return { ...anything(type), column: this.#sameId(inner) };
    }
    return anything(type);
  }

  readonly #open = new Set<TreeNode>();

  #commonColumn(scope: Scope, { fields }: TreeNode, number: number, type: string): Inferred {
    let at: Scope | null = scope;
    for (let up = Number(text(fields.ctelevelsup)); up > 0; up -= 1) at = at?.outer ?? null;
    const common = nodesOf(at?.query.fields.cteList).find((one) => one.fields.ctename === fields.ctename);
    const query = common?.fields.ctequery;
    // A recursive one adds no nulls that its first part doesn't hold.
    if (!at || !isNode(query)) return anything(type);
    if (this.#open.has(query)) return { ...anything(type), isNullable: false };
    this.#open.add(query);
    try {
      return this.#targets({ query, outer: at })[number - 1] ?? anything(type);
    } finally {
      this.#open.delete(query);
    }
  }

  #aggregate(scope: Scope, aggregate: TreeNode): Inferred {
    const { fields } = aggregate;
    const name = this.schema.functions.get(text(fields.aggfnoid)) ?? '';
    const args = nodesOf(fields.args).map((target) => this.expression(scope, target.fields.expr));
    const keeps = ['min', 'max', 'array_agg'].includes(name);
    return {
      ...anything(this.schema.types.get(text(fields.aggtype)) ?? 'unknown'),
      isNullable: this.#mayBeNull(scope, aggregate, args),
      column: keeps ? (args[0]?.column ?? null) : null,
      shape: shapeOfAggregate(name, args),
    };
  }

  #subLink(scope: Scope, subLink: TreeNode): Inferred {
    const { subselect: query, subLinkType } = subLink.fields;
    const [inner] = isNode(query) ? this.#targets({ query, outer: scope }) : [];
    const isNullable = this.#mayBeNull(scope, subLink, inner ? [inner] : []);
    if (subLinkType === '0') return { ...anything('boolean'), isNullable };
    if (!inner) return anything('unknown');
    if (subLinkType === '6') return { ...inner, type: `${inner.type}[]`, isNullable, literals: null };
    return subLinkType === '4' ? { ...inner, isNullable } : { ...anything('boolean'), isNullable };
  }

  #function(scope: Scope, call: TreeNode): Inferred {
    const { fields } = call;
    const name = this.schema.functions.get(text(fields.funcid)) ?? '';
    const args = nodesOf(fields.args).map((one) => this.expression(scope, one));
    const [first] = args;
    const keeps = isCast(call) || name === 'array_remove' || name === 'array_append';
    return {
      ...anything(this.schema.types.get(text(fields.funcresulttype)) ?? 'unknown'),
      isNullable: this.#mayBeNull(scope, call, args),
      column: keeps && first ? this.#sameId(first) : null,
      shape: name === 'to_jsonb' && first ? { kind: 'value', of: first } : shapeOfBuilt(name, args),
    };
  }
}

/** One of several values of JSON: the shape of the only one that isn't empty, or any of the columns'. */
function shapeOfEither(
  type: string,
  parts: readonly Inferred[],
  shapes: readonly (Shape | null)[],
): Shape | null {
  if (shapes.length === 1) return shapes[0] ?? null;
  const isJson = type === 'jsonb' && parts.every(({ column, shape }) => column !== null || shape !== null);
  return isJson ? { kind: 'either', of: parts } : null;
}

function shapeOfBuilt(name: string, args: readonly Inferred[]): Shape | null {
  if (name !== 'jsonb_build_object' && name !== 'json_build_object') return null;
  const fields: InferredColumn[] = [];
  for (let at = 0; at + 1 < args.length; at += 2) {
    const [key] = args[at]?.literals ?? [];
    const value = args[at + 1];
    if (key === undefined || !value) return null;
    fields.push({ ...value, name: key });
  }
  return { kind: 'object', fields };
}

function shapeOfAggregate(name: string, args: readonly Inferred[]): Shape | null {
  const [first, second] = args;
  if (/^jsonb?_agg$/.test(name) && first) return { kind: 'array', of: first };
  if (/^jsonb?_object_agg$/.test(name) && second) return { kind: 'record', of: second };
  return null;
}
