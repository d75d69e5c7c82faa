import { algebra1 } from './algebra-1.ts';
import { biology } from './biology.ts';
import { chemistry } from './chemistry.ts';
import { english9 } from './english-9.ts';
import { english11 } from './english-11.ts';
import { geometry } from './geometry.ts';
import { government } from './government.ts';
import { philosophyReligion } from './philosophy-religion.ts';
import { science4 } from './science-4.ts';
import { spanish1 } from './spanish-1.ts';
import type { CourseContent } from './types.ts';
import { usHistory } from './us-history.ts';

/** The courses that every installation begins with. Large: only who fills a library or the demo loads it. */
export const LIBRARY: readonly CourseContent[] = [
  english9,
  algebra1,
  biology,
  spanish1,
  geometry,
  chemistry,
  english11,
  usHistory,
  government,
  philosophyReligion,
  science4,
];
