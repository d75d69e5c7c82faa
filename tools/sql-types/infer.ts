import { isBytes, isNode, nodesOf, type TreeNode, type Value } from './node-tree.ts';
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

interface Scope {
  readonly query: TreeNode;
  readonly outer: Scope | null;
}

/** Functions and operators that answer null to no value that isn't null itself. */
const TOTAL_FUNCTIONS = new Set([
  ...[
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
  ],
  ...[
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
  ],
  ...[
    'jsonb_build_object',
    'jsonb_build_array',
    'to_jsonb',
    'concat',
    'concat_ws',
    'cardinality',
    'array_remove',
    'array_cat',
  ],
  ...[
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
  ],
  ...[
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
  ],
]);
const NULLABLE_OPERATORS = new Set(['->', '->>', '#>', '#>>']);
const COMPARISONS = new Set(['=', '<', '>', '<=', '>=', '<>', '@>', '<@', '&&', '@@', '~~', '~~*']);
const COLLECTING = new Set(['array_agg', 'jsonb_agg', 'json_agg', 'jsonb_object_agg', 'json_object_agg']);
const COUNTING = new Set(['count', 'row_number', 'rank', 'dense_rank', 'percent_rank', 'ntile']);
/** A value that is passed; others stand for a column of a subquery. */
const isExternal = ({ fields }: TreeNode): boolean => fields.paramkind === '0';
const isEmptyArray = (shape: Shape | null): boolean => shape?.kind === 'array' && shape.of === null;
/** Functions of this database that always answer. */
const ANSWERING = new Set([
  'app.user_id',
  'app.school_ids',
  'app.all_schools',
  'app.is_operator',
  'app.is_master',
  'app.fold',
]);

const text = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
const anything = (type: string): Inferred => ({
  ...{ type, isNullable: true, column: null, literals: null, shape: null },
});

/** Four bytes of length, then the container's own: no elements, and the flag of an array. */
const isEmptyJsonArray = (bytes: readonly number[]): boolean =>
  bytes.length === 8 && bytes[4] === 0 && bytes[7] === 0x40;

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

export class Inference {
  readonly schema: Schema;

  constructor(schema: Schema) {
    this.schema = schema;
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
    switch (tag) {
      case 'VAR':
        return this.#variable(scope, value);
      case 'CONST':
        return this.#constant(value);
      case 'PARAM':
        return anything(of('paramtype'));
      case 'RELABELTYPE':
        return { ...this.expression(scope, fields.arg), type: of('resulttype') };
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR': {
        const inner = this.expression(scope, fields.arg);
        return { ...anything(of('resulttype')), isNullable: inner.isNullable, column: this.#sameId(inner) };
      }
      case 'COALESCEEXPR': {
        const parts = args();
        const isNullable = parts.every((part) => part.isNullable);
        return { ...this.#either(parts, of('coalescetype')), isNullable };
      }
      case 'MINMAXEXPR': {
        const parts = args();
        return { ...anything(of('minmaxtype')), isNullable: parts.every((part) => part.isNullable) };
      }
      case 'CASEEXPR': {
        const results = nodesOf(fields.args).map((when) => this.expression(scope, when.fields.result));
        return this.#either([...results, this.expression(scope, fields.defresult)], of('casetype'));
      }
      case 'AGGREF':
        return this.#aggregate(scope, value);
      case 'WINDOWFUNC': {
        const name = this.schema.functions.get(text(fields.winfnoid)) ?? '';
        return { ...anything(of('wintype')), isNullable: !COUNTING.has(name) };
      }
      case 'SUBLINK':
        return this.#subLink(scope, value);
      case 'BOOLEXPR':
        return { ...anything('boolean'), isNullable: args().some((part) => part.isNullable) };
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
        return { ...anything('boolean'), isNullable: false };
      case 'OPEXPR': {
        const isPartial = NULLABLE_OPERATORS.has(this.schema.operators.get(text(fields.opno)) ?? '');
        const parts = args();
        return {
          ...anything(of('opresulttype')),
          isNullable: isPartial || parts.some((part) => part.isNullable),
        };
      }
      case 'SCALARARRAYOPEXPR':
        return { ...anything('boolean'), isNullable: args().some((part) => part.isNullable) };
      case 'FUNCEXPR':
        return this.#function(scope, value);
      case 'ARRAYEXPR': {
        const elements = nodesOf(fields.elements).map((one) => this.expression(scope, one));
        const { column } = this.#either(elements, of('element_typeid'));
        return { ...anything(of('array_typeid')), isNullable: false, column };
      }
      case 'SQLVALUEFUNCTION':
        return { ...anything(of('type')), isNullable: false };
      case 'ROWEXPR':
        return { ...anything('record'), isNullable: false };
      default:
        return anything(of('resulttype') === 'unknown' ? 'unknown' : of('resulttype'));
    }
  }

  #sameId(inner: Inferred): Column | null {
    return inner.column?.idOf != null ? inner.column : null;
  }

  #constant({ fields }: TreeNode): Inferred {
    const type = this.schema.types.get(text(fields.consttype)) ?? 'unknown';
    if (fields.constisnull === 'true') return { ...anything('null'), isNullable: true };
    const isText = type === 'text' && isBytes(fields.constvalue);
    const bytes = isText && isBytes(fields.constvalue) ? fields.constvalue.bytes : [];
    const emptyArray =
      type === 'jsonb' && isBytes(fields.constvalue) && isEmptyJsonArray(fields.constvalue.bytes);
    // Short values have a header of four bytes here too: they were made in memory.
    return {
      ...anything(type),
      isNullable: false,
      shape: emptyArray ? { kind: 'array', of: null } : null,
      literals: isText ? [Buffer.from(bytes.slice(4)).toString('utf8')] : null,
    };
  }

  #variable(scope: Scope, { fields }: TreeNode): Inferred {
    let at: Scope = scope;
    for (let up = Number(text(fields.varlevelsup)); up > 0; up -= 1) at = at.outer ?? at;
    const entry = nodesOf(at.query.fields.rtable)[Number(text(fields.varno)) - 1];
    const type = this.schema.types.get(text(fields.vartype)) ?? 'unknown';
    if (!entry) return anything(type);
    const found = this.#entryColumn(at, entry, Number(text(fields.varattno)), type);
    const isOptional = Array.isArray(fields.varnullingrels) && fields.varnullingrels.length > 1;
    const sought = isAssigned(at.query, fields)
      ? undefined
      : this.#soughtIn(at.query).get(`${text(fields.varno)}.${text(fields.varattno)}`);
    return {
      ...found,
      type,
      isNullable: (found.isNullable || isOptional) && sought === undefined,
      literals: sought?.only ?? found.literals,
    };
  }

  readonly #sought = new WeakMap<TreeNode, ReadonlyMap<string, Sought>>();

  /** What the conditions of a query leave no nulls of, a row without it isn't found; and the texts that they name. */
  #soughtIn(query: TreeNode): ReadonlyMap<string, Sought> {
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
        (tag === 'OPEXPR' && COMPARISONS.has(this.schema.operators.get(text(fields.opno)) ?? '')) ||
        (tag === 'SCALARARRAYOPEXPR' && fields.useOr === 'true');
      const sides = isTest ? [fields.arg] : isComparison ? nodesOf(fields.args) : [];
      const isEqual = isComparison && this.schema.operators.get(text(fields.opno)) === '=';
      for (const [place, side] of sides.entries()) {
        if (!isNode(side) || side.tag !== 'VAR' || side.fields.varlevelsup !== '0') continue;
        const key = `${text(side.fields.varno)}.${text(side.fields.varattno)}`;
        const only = isEqual ? this.#textsIn(sides[1 - place]) : null;
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

  /** The texts that a constant, or a list of constants, holds. */
  #textsIn(value: Value | undefined): readonly string[] | null {
    if (!isNode(value)) return null;
    if (value.tag === 'CONST') return this.#constant(value).literals;
    if (value.tag !== 'ARRAYEXPR') return null;
    const lists = nodesOf(value.fields.elements).map((one) => this.#textsIn(one));
    return lists.some((one) => one === null) ? null : lists.flatMap((one) => one ?? []);
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

  #aggregate(scope: Scope, { fields }: TreeNode): Inferred {
    const name = this.schema.functions.get(text(fields.aggfnoid)) ?? '';
    const type = this.schema.types.get(text(fields.aggtype)) ?? 'unknown';
    if (COUNTING.has(name)) return { ...anything(type), isNullable: false };
    const args = nodesOf(fields.args).map((target) => this.expression(scope, target.fields.expr));
    const isGrouped = nodesOf(scope.query.fields.groupClause).length > 0;
    // A group has a row, and a list takes nulls too.
    const isProven =
      isGrouped &&
      !isNode(fields.aggfilter) &&
      (COLLECTING.has(name) || args.every(({ isNullable }) => !isNullable));
    const column = ['min', 'max', 'array_agg'].includes(name) ? (args[0]?.column ?? null) : null;
    return { ...anything(type), isNullable: !isProven, column, shape: shapeOfAggregate(name, args) };
  }

  #subLink(scope: Scope, { fields }: TreeNode): Inferred {
    const query = fields.subselect;
    if (fields.subLinkType === '0') return { ...anything('boolean'), isNullable: false };
    if (!isNode(query)) return anything('unknown');
    const [inner] = this.#targets({ query, outer: scope });
    if (!inner) return anything('unknown');
    if (fields.subLinkType === '6')
      return { ...inner, type: `${inner.type}[]`, isNullable: false, literals: null };
    if (fields.subLinkType !== '4') return anything('boolean');
    // Without groups an aggregate answers one row, whatever there is.
    const isOneRow =
      query.fields.hasAggs === 'true' &&
      nodesOf(query.fields.groupClause).length === 0 &&
      !isNode(query.fields.havingQual);
    return { ...inner, isNullable: inner.isNullable || !isOneRow };
  }

  #function(scope: Scope, { fields }: TreeNode): Inferred {
    const name = this.schema.functions.get(text(fields.funcid)) ?? '';
    const type = this.schema.types.get(text(fields.funcresulttype)) ?? 'unknown';
    const args = nodesOf(fields.args).map((one) => this.expression(scope, one));
    if (ANSWERING.has(name)) return { ...anything(type), isNullable: false };
    if (name.startsWith('concat')) return { ...anything(type), isNullable: false };
    const [first] = args;
    // A cast that is written as a function keeps what it casts.
    const isCast = fields.funcformat === '1' || fields.funcformat === '2';
    const isTotal = TOTAL_FUNCTIONS.has(name) || name.startsWith('jsonb_build') || isCast;
    const isBuilt = name.startsWith('jsonb_build');
    const isOfList = name === 'array_remove' || name === 'array_append';
    const deciding = isBuilt ? [] : isOfList ? args.slice(0, 1) : args;
    return {
      ...anything(type),
      isNullable: !isTotal || deciding.some(({ isNullable }) => isNullable),
      column: (isCast || isOfList) && first ? this.#sameId(first) : null,
      shape: name === 'to_jsonb' && first ? { kind: 'value', of: first } : shapeOfBuilt(name, args),
    };
  }

  /** What each parameter stands beside, where that is a column. */
  parametersOf(query: TreeNode): InferredParameter[] {
    const uses: Use[] = [];
    walkUses(this, { query, outer: null }, uses);
    const numbers = [...new Set(uses.map(({ param }) => Number(text(param.fields.paramid))))].toSorted(
      (a, b) => a - b,
    );
    return numbers.map((number) => {
      const own = uses.filter(({ param }) => Number(text(param.fields.paramid)) === number);
      const columns = own.flatMap(({ column }) => (column ? [column] : []));
      return {
        number,
        type: this.schema.types.get(text(own[0]?.param.fields.paramtype)) ?? 'unknown',
        column: columns.find(({ idOf }) => idOf !== null) ?? columns[0] ?? null,
        idsOf: [...new Set(columns.flatMap(({ idOf }) => (idOf ? [idOf] : [])))],
        mayBeNull: !own.some(({ way, column }) => way === 'written' && column?.isNotNull),
        argument: own.find(({ argument }) => argument !== null)?.argument ?? null,
      };
    });
  }

  /** The parameter that a value is: under casts, alone in a subquery, and as the element of a list that `unnest` takes apart. */
  parameterIn({ query, outer }: Scope, value: Value | undefined): TreeNode | null {
    if (!isNode(value)) return null;
    if (value.tag === 'PARAM') return isExternal(value) ? value : null;
    if (['RELABELTYPE', 'COERCEVIAIO', 'ARRAYCOERCEEXPR'].includes(value.tag))
      return this.parameterIn({ query, outer }, value.fields.arg);
    const args = nodesOf(value.fields.args);
    if (value.tag === 'FUNCEXPR' && args.length === 1 && value.fields.funcformat !== '0')
      return this.parameterIn({ query, outer }, args[0]);
    const { subselect } = value.fields;
    if (value.tag === 'SUBLINK' && value.fields.subLinkType === '4' && isNode(subselect)) {
      const [target, ...others] = nodesOf(subselect.fields.targetList);
      const isAlone = others.length === 0 && nodesOf(subselect.fields.rtable).length === 0;
      return isAlone
        ? this.parameterIn({ query: subselect, outer: { query, outer } }, target?.fields.expr)
        : null;
    }
    if (value.tag !== 'VAR') return null;
    let at: Scope = { query, outer };
    for (let up = Number(text(value.fields.varlevelsup)); up > 0; up -= 1) at = at.outer ?? at;
    const entry = nodesOf(at.query.fields.rtable)[Number(text(value.fields.varno)) - 1];
    if (entry?.fields.rtekind !== '3') return null;
    // `unnest($1, $2)` is a list of functions with a column each.
    const call = nodesOf(entry.fields.functions)[Number(text(value.fields.varattno)) - 1]?.fields.funcexpr;
    const isUnnest = isNode(call) && this.schema.functions.get(text(call.fields.funcid)) === 'unnest';
    return isUnnest ? this.parameterIn(at, nodesOf(call.fields.args)[0]) : null;
  }
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
        const param = inference.parameterIn(inner, side);
        const other = sides[1 - place];
        if (!param || !other || inference.parameterIn(inner, other)) continue;
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
        const param = value.fields.funcformat === '0' ? inference.parameterIn(inner, arg) : null;
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
      ? inference.parameterIn(source.scope, source.value)
      : inference.parameterIn(scope, target.fields.expr);
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
