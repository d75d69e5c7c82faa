/**
 * How long each command may take, in seconds on two processors. What isn't reached yet stands at what is held today,
 * with its goal beside it: each figure may only fall.
 */
export const BUDGETS = {
  // Of a clone that has checked before. The first time, when the compiler keeps nothing yet, takes up to two minutes.
  check: 60,
  changed: 180,
  // Goal: 600. The journeys take most of it.
  everything: 1_020,
} as const;

/**
 * Says how much of its time a command took. Over the budget it fails where BUDGETS=strict is set, on a machine that is
 * known and does nothing else; elsewhere it says so, since a slow machine is no fault of a change.
 */
export function tellBudget(command: keyof typeof BUDGETS, began: number): void {
  const seconds = Math.round((performance.now() - began) / 1000);
  const budget = BUDGETS[command];
  process.stdout.write(`\nPassed in ${seconds} s; the budget of "${command}" is ${budget} s.\n`);
  if (seconds <= budget) return;
  process.stdout.write(`That is ${seconds - budget} s too long.\n`);
  if (process.env.BUDGETS === 'strict') process.exitCode = 1;
}
