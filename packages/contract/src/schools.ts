import { z } from 'zod';
import { Email } from './account-parts.ts';
import { procedure } from './base.ts';

const optional = (max: number) => z.string().trim().max(max).nullable();

export const schools = {
  /** Registers a school and returns the code with which its people join. */
  register: procedure({ scope: 'public', relations: ['anon'], conditions: ['limiter'], audiences: ['P'] })
    .input(
      z.strictObject({
        name: z.string().trim().min(1).max(200),
        email: Email,
        address: optional(500),
        phone: optional(50),
        website: optional(300),
        principalName: optional(200),
      }),
    )
    .output(z.object({ code: z.string() })),
};
