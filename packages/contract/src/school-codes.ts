import { z } from 'zod';
import { procedure } from './base.ts';
import { Instant } from './dates.ts';
import { SchoolCodeId } from './ids.ts';

export const CodeRole = z.enum(['student', 'teacher', 'parent', 'school_admin']);
export type CodeRole = z.infer<typeof CodeRole>;

export const SchoolCode = z.object({
  codeId: SchoolCodeId,
  code: z.string(),
  /** As whom people sign up with it. */
  roles: z.array(CodeRole),
  isActive: z.boolean(),
  /** Null: never. */
  expiresAt: Instant.nullable(),
  /** How many signed up with it. */
  useCount: z.number().int(),
  createdAt: Instant,
  /** Null: the registration of the school. */
  createdByName: z.string().nullable(),
  /** When it was last switched on or off, and by whom; null: never. */
  switchedAt: Instant.nullable(),
  switchedByName: z.string().nullable(),
});
export type SchoolCode = z.infer<typeof SchoolCode>;

const changer = procedure({
  scope: 'schools',
  relations: ['admin'],
  conditions: ['mfa', 'writable'],
  audiences: ['T'],
});
const CodeReason = z.string().trim().max(500).nullable();

/** The codes with which people join a school. What a code opens waits for approval. */
export const schoolCodes = {
  /** The codes of the school that the actor runs, for its admins; those that are on come first, then the newest. */
  listCodes: procedure({ scope: 'schools', relations: ['admin'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        codes: z.array(SchoolCode),
        /** As whom people may join at all: a family's code is for its children. */
        roles: z.array(CodeRole),
        can: z.object({ change: z.boolean() }),
      }),
    ),
  createCode: changer
    .errors({ EXPIRY_PAST: { status: 422 }, ROLE_NOT_OPEN: { status: 422 }, TOO_MANY_CODES: { status: 409 } })
    .input(z.strictObject({ roles: z.array(CodeRole).min(1).max(4), expiresAt: Instant.nullable() }))
    .output(z.object({ codeId: SchoolCodeId, code: z.string() })),
  /** Switches a code off and makes another one for the same roles. */
  replaceCode: changer
    .errors({ CODE_OFF: { status: 409 } })
    .input(z.strictObject({ codeId: SchoolCodeId, reason: CodeReason }))
    .output(z.object({ codeId: SchoolCodeId, code: z.string() })),
  /** Switches a code off or on again. */
  setCodeActive: changer
    .errors({
      /** Another school has it by now. */
      CODE_TAKEN: { status: 409 },
      EXPIRY_PAST: { status: 422 },
    })
    .input(z.strictObject({ codeId: SchoolCodeId, isActive: z.boolean(), reason: CodeReason }))
    .output(z.object({})),
};
