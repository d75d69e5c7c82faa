import { parseAst } from 'vitest/node';
import { sqlEdits } from './sql-edits.ts';

/** A change of one place in a source. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What was done, in a few words. */
  readonly kind: string;
}

/** A place that may be changed: an expression, or a piece of an SQL text. */
export interface Site extends Edit {
  /** 'sql': the text is resolved when a statement is called; 'expression': the code asks which mutant is on. */
  readonly way: 'sql' | 'expression';
  /** Evaluated when the module is loaded: its modules are loaded anew for it. */
  readonly isStatic: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: nodes of ESTree, of any type
type Node = any;

const FLIPPED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  trunc: 'round',
};
/** Calls without which their receiver stands for the result. */
const DROPPED_CALLS = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'trim', 'slice']);

const isSql = (text: string): boolean =>
  /\b(select |insert into |update \w+ |delete from |join |order by |coalesce\(|exists \()/.test(text);

/**
 * Every place of a TypeScript source that the drill can change. Types, imports and what throws are left alone.
 *
 * @param hasSql whether texts that look like SQL are changed as SQL.
 */
export function sitesOf(source: string, hasSql: boolean): Site[] {
  const sites: Site[] = [];
  const textOf = (node: Node): string => source.slice(node.start, node.end);
  const visit = (node: Node, parent: Node, depth: number): void => {
    if (!node || typeof node.type !== 'string') return;
    if (node.type.startsWith('TS')) {
      // What stands before "as", "satisfies" and "!".
      if (node.expression) visit(node.expression, node, depth);
      return;
    }
    if (['ImportDeclaration', 'ExportAllDeclaration', 'ThrowStatement'].includes(node.type)) return;
    const add = (at: Node, text: string, kind: string) =>
      sites.push({
        ...{ start: at.start, end: at.end, text, kind },
        way: 'expression',
        isStatic: depth === 0,
      });
    switch (node.type) {
      case 'TaggedTemplateExpression':
        if (hasSql && node.tag.name === 'sql')
          for (const quasi of node.quasi.quasis)
            for (const edit of sqlEdits(source, quasi.start, quasi.end))
              add(
                node,
                source.slice(node.start, edit.start) + edit.text + source.slice(edit.end, node.end),
                `sql: ${edit.kind}`,
              );
        return;
      case 'TemplateLiteral':
        if (hasSql && isSql(textOf(node)))
          for (const quasi of node.quasis)
            for (const edit of sqlEdits(source, quasi.start, quasi.end))
              sites.push({ ...edit, kind: `sql: ${edit.kind}`, way: 'sql', isStatic: false });
        break;
      case 'Literal':
        literal(node, parent, add);
        return;
      case 'BinaryExpression':
      case 'LogicalExpression':
        binary(node, textOf, add);
        break;
      case 'UnaryExpression':
        if (node.operator === '!') add(node, textOf(node.argument), 'drop !');
        break;
      case 'ConditionalExpression':
        add(
          node,
          `(${textOf(node.test)}) ? (${textOf(node.alternate)}) : (${textOf(node.consequent)})`,
          'swap ? and :',
        );
        break;
      case 'IfStatement':
        add(node.test, 'false', 'if (false)');
        if (!node.alternate) add(node.test, 'true', 'if (true)');
        break;
      case 'ExpressionStatement': {
        const called =
          node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression;
        if (called.type === 'CallExpression' && depth > 0) add(node.expression, 'undefined', 'drop the call');
        break;
      }
      case 'CallExpression':
        call(node, parent, source, textOf, add);
        break;
      default:
    }
    const inner = /Function/.test(node.type) ? depth + 1 : depth;
    for (const [key, value] of Object.entries(node)) {
      if (['typeAnnotation', 'typeArguments', 'returnType', 'typeParameters', 'id', 'params'].includes(key))
        continue;
      // Names of properties, and what is written to.
      if (key === 'key' || (key === 'left' && node.type === 'AssignmentExpression')) continue;
      for (const child of Array.isArray(value) ? value : [value]) {
        if (child && typeof child === 'object') visit(child, node, inner);
      }
    }
  };
  const program: Node = parseAst(source, { lang: 'ts' });
  for (const statement of program.body) visit(statement, program, 0);
  return sites;
}

type Add = (at: Node, text: string, kind: string) => void;

/** More words than this in a list are data: a test that names each would say the list a second time. */
const MOST_WORDS = 3;

function literal(node: Node, parent: Node, add: Add): void {
  if (parent.type === 'Property' && parent.key === node) return;
  if (typeof node.value === 'number') add(node, String(node.value + 1), `${node.value} → ${node.value + 1}`);
  if (typeof node.value === 'boolean') add(node, String(!node.value), `${node.value} → ${!node.value}`);
  const isData = parent.type === 'ArrayExpression' && parent.elements.length > MOST_WORDS;
  // Values that mean something to the program: words without spaces.
  if (typeof node.value === 'string' && !isData && /^[a-z][\w.-]*$/.test(node.value))
    add(node, "'mutated'", `'${node.value}' → 'mutated'`);
}

function binary(node: Node, textOf: (node: Node) => string, add: Add): void {
  const [left, right] = [textOf(node.left), textOf(node.right)];
  if (node.operator === '??') {
    add(node, `(${left})`, 'drop ?? fallback');
    return;
  }
  const flipped = FLIPPED[node.operator];
  if (!flipped || (node.operator === '+' && /['"`]/.test(left + right))) return;
  add(node, `(${left}) ${flipped} (${right})`, `${node.operator} → ${flipped}`);
}

function call(node: Node, parent: Node, source: string, textOf: (node: Node) => string, add: Add): void {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.computed || parent.type === 'ChainExpression') return;
  const name: string = callee.property.name;
  if (
    Object.hasOwn(METHODS, name) &&
    (!/max|min|floor|ceil|round|trunc/.test(name) || textOf(callee.object) === 'Math')
  )
    add(
      node,
      `${source.slice(node.start, callee.property.start)}${METHODS[name]}${source.slice(callee.property.end, node.end)}`,
      `${name} → ${METHODS[name]}`,
    );
  if (DROPPED_CALLS.has(name) && parent.type !== 'MemberExpression')
    add(node, `(${textOf(callee.object)})`, `drop .${name}()`);
}
