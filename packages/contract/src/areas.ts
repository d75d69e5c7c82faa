import { z } from 'zod';

/** The subject areas in which the NCAA counts core courses. */
export const NcaaArea = z.enum([
  'english',
  'math',
  'science',
  'social_science',
  'world_language',
  'religion_philosophy',
]);
export type NcaaArea = z.infer<typeof NcaaArea>;
