import type { ProcedureMeta } from '@fieldhouse/contract/base.ts';
import { isContractProcedure } from '@orpc/contract';
import type { AnyRouter } from '@orpc/server';
import { isProcedure } from '@orpc/server';

/** Paths of all procedures, 'catalog.enroll'. */
export function procedureNames(router: unknown, path: readonly string[] = []): string[] {
  if (isProcedure(router)) return [path.join('.')];
  return Object.entries(router as Record<string, unknown>).flatMap(([name, part]) =>
    procedureNames(part, [...path, name]),
  );
}

/** Paths of everything that the contract names, 'catalog.enroll'. */
export function contractNames(contract: unknown, path: readonly string[] = []): string[] {
  if (isContractProcedure(contract)) return [path.join('.')];
  return Object.entries(contract as Record<string, unknown>).flatMap(([name, part]) =>
    contractNames(part, [...path, name]),
  );
}

/**
 * Makes sure that every procedure names its access.
 *
 * @throws naming the first one that doesn't; the server must not start then.
 */
export function checkRouter(router: AnyRouter, path: readonly string[] = []): void {
  if (isProcedure(router)) {
    const meta = router['~orpc'].meta as ProcedureMeta;
    if (!meta.access) throw new Error(`The procedure ${path.join('.')} names no access.`);
    return;
  }
  for (const [name, part] of Object.entries(router)) checkRouter(part as AnyRouter, [...path, name]);
}
