import { holds, type IntegerProgram, type Solve } from '@fieldhouse/domain/planning/integer-program.ts';
import loadHighs, { type Highs } from 'highs';

/** The solver neither proved an answer nor that there is none. */
export class SolverError extends Error {}

/** The package's types describe its CommonJS build, in which the loader stands one level deeper. */
const load = loadHighs as unknown as typeof loadHighs.default;

/** An integer program has whole objectives: nothing less than a whole one better is looked for. */
const OPTIONS = {
  output_flag: false,
  mip_rel_gap: 0,
  mip_abs_gap: 0.5,
  mip_feasibility_tolerance: 1e-9,
  primal_feasibility_tolerance: 1e-9,
} as const;

/**
 * HiGHS, compiled to WebAssembly. What it answers is rounded to whole numbers and checked in them, so that its tolerances
 * decide nothing.
 *
 * @throws SolverError from the function it gives.
 */
export async function openSolver(): Promise<Solve> {
  const highs = await load();
  return (program) => solveWith(highs, program);
}

function solveWith(highs: Highs, program: IntegerProgram): readonly number[] | null {
  const { variables, rows, objective, start } = program;
  if (variables.length === 0) return rows.every(({ lower, upper }) => lower <= 0 && upper >= 0) ? [] : null;
  const { constants } = highs;
  const cost = new Float64Array(variables.length);
  for (const [variable, times] of objective) cost[variable] = times;
  const sizes = rows.map(({ terms }) => terms.length);
  const starts = [0];
  for (const size of sizes) starts.push(starts.at(-1)! + size);
  return highs.withModel(
    {
      numCols: variables.length,
      numRows: rows.length,
      colCost: cost,
      colLower: variables.map(({ lower }) => lower),
      colUpper: variables.map(({ upper }) => upper),
      rowLower: rows.map(({ lower }) => lower),
      rowUpper: rows.map(({ upper }) => upper),
      integrality: variables.map(() => constants.variableType.integer),
      matrix: {
        format: 'csr',
        numRows: rows.length,
        numCols: variables.length,
        starts,
        indices: rows.flatMap(({ terms }) => terms.map(([variable]) => variable)),
        values: rows.flatMap(({ terms }) => terms.map(([, times]) => times)),
      },
    },
    (model): readonly number[] | null => {
      model.options.set(OPTIONS);
      if (start && start.length === variables.length) model.setSolution({ colValue: [...start] });
      model.run();
      const status = model.getModelStatus();
      const { infeasible, optimal } = constants.modelStatus;
      if (status === infeasible) return null;
      if (status !== optimal) throw new SolverError(`no answer: status ${status}`);
      const values = Array.from(model.getSolution().colValue, Math.round);
      if (!holds(program, values)) throw new SolverError('an answer that breaks a row');
      return values;
    },
  );
}
