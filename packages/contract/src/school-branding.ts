import { z } from 'zod';
import { procedure } from './base.ts';
import { SchoolId } from './ids.ts';

const runs = procedure({
  scope: 'schools',
  relations: ['admin'],
  conditions: ['writable'],
  audiences: ['T'],
});

export const schoolBranding = {
  /** How the school shows itself inside its space, for its admins to change. */
  branding: procedure({ scope: 'schools', relations: ['admin'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        schoolId: SchoolId,
        schoolName: z.string(),
        /** Null: brand and school name alone. */
        brandingText: z.string().nullable(),
        /** Address of the image on this server; null: none. */
        logoUrl: z.string().nullable(),
      }),
    ),
  /** Null takes the text away. */
  saveBrandingText: runs
    .input(z.strictObject({ brandingText: z.string().trim().max(200).nullable() }))
    .output(z.object({})),
  /** A PNG, JPEG or WEBP image of up to 600 KB as base64, re-encoded as a small WEBP; null takes the logo away. */
  setLogo: runs
    .errors({ INVALID_IMAGE: { status: 422 } })
    .input(z.strictObject({ imageBase64: z.string().max(840_000).nullable() }))
    .output(z.object({ logoUrl: z.string().nullable() })),
};
