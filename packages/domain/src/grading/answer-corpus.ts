/**
 * Answers to twelve assignments of grades 4 to 11, with the levels of two readings (docs/grading.md says by whom). Test data:
 * nothing but tests imports it. The second reading stands in answer-corpus/second-levels.ts.
 */
import { ATHLETE_SLEEP } from './answer-corpus/athlete-sleep.ts';
import { BORROWED_BIKE } from './answer-corpus/borrowed-bike.ts';
import { CHECKS } from './answer-corpus/checks.ts';
import { EROSION } from './answer-corpus/erosion.ts';
import { FRACTIONS_PIZZA } from './answer-corpus/fractions-pizza.ts';
import { LEMONADE_MARKET } from './answer-corpus/lemonade-market.ts';
import { PHONE_PLANS } from './answer-corpus/phone-plans.ts';
import { PLANTS_LIGHT } from './answer-corpus/plants-light.ts';
import { REVOLUTION } from './answer-corpus/revolution.ts';
import { START_TIMES } from './answer-corpus/start-times.ts';
import { TWO_POEMS } from './answer-corpus/two-poems.ts';
import type { CorpusAssignment } from './answer-corpus/types.ts';
import { WATER_CYCLE } from './answer-corpus/water-cycle.ts';

export const ANSWER_CORPUS: readonly CorpusAssignment[] = [
  PLANTS_LIGHT,
  EROSION,
  START_TIMES,
  BORROWED_BIKE,
  REVOLUTION,
  LEMONADE_MARKET,
  PHONE_PLANS,
  FRACTIONS_PIZZA,
  CHECKS,
  WATER_CYCLE,
  ATHLETE_SLEEP,
  TWO_POEMS,
];
