import type { CriterionProposal, RubricCriterion } from '@fieldhouse/contract/content.ts';
import { describe, expect, it } from 'vitest';
import { judgePoints } from './given-points.ts';

const level = (id: string, points: number) => ({ id, label: `Level ${id}`, points });
const CLAIM: RubricCriterion = {
  id: 'claim',
  name: 'Claim',
  points: 10,
  description: '',
  source: 'ai',
  levels: [level('full', 10), level('half', 5), level('none', 0)],
};
const STYLE: RubricCriterion = {
  id: 'style',
  name: 'Style',
  points: 5,
  description: '',
  source: 'manual',
  levels: [],
};
const PAIRS: RubricCriterion = {
  id: 'pairs',
  name: 'Pairs',
  points: 6,
  description: '',
  source: 'matching',
  levels: [],
};
const PROPOSAL: CriterionProposal = {
  criterionId: 'claim',
  levelId: 'half',
  points: 5,
  quotes: [{ text: 'light', start: 0, end: 5 }],
  reason: { kind: 'terms', found: ['light'], missing: [] },
  confidence: 0.5,
};
const counted = { correct: 2, total: 4 };

describe('points of a teacher', () => {
  it('keep quotes, reason and level where they are what was proposed', () => {
    expect(judgePoints([CLAIM], null, [{ criterionId: 'claim', points: 5 }], [PROPOSAL])).toEqual({
      isProposal: true,
      results: [
        {
          criterionId: 'claim',
          name: 'Claim',
          points: 5,
          pointsPossible: 10,
          levelLabel: 'Level half',
          quotes: PROPOSAL.quotes,
          reason: PROPOSAL.reason,
        },
      ],
    });
  });

  it('stand for themselves where they are changed', () => {
    expect(judgePoints([CLAIM], null, [{ criterionId: 'claim', points: 10 }], [PROPOSAL])).toMatchObject({
      isProposal: false,
      results: [{ points: 10, levelLabel: 'Level full', quotes: [], reason: null }],
    });
    expect(judgePoints([CLAIM], null, [{ criterionId: 'claim', points: 7.5 }], [PROPOSAL])).toMatchObject({
      isProposal: false,
      results: [{ points: 7.5, levelLabel: null }],
    });
  });

  it('are nobody’s proposal where a person judged a criterion, or nothing was proposed', () => {
    const given = [
      { criterionId: 'claim', points: 5 },
      { criterionId: 'style', points: 1 },
    ];
    expect(judgePoints([CLAIM, STYLE], null, given, [PROPOSAL])).toMatchObject({ isProposal: false });
    expect(judgePoints([CLAIM], null, [{ criterionId: 'claim', points: 5 }], [])).toMatchObject({
      isProposal: false,
    });
  });

  it('cannot change what pairs were counted for', () => {
    expect(judgePoints([PAIRS], counted, [{ criterionId: 'pairs', points: 6 }], [])).toMatchObject({
      results: [{ points: 3 }],
    });
    expect(
      judgePoints([PAIRS, CLAIM], counted, [{ criterionId: 'claim', points: 5 }], [PROPOSAL]),
    ).toMatchObject({
      isProposal: true,
      results: [{ points: 3 }, { points: 5 }],
    });
  });

  it('may be given for pairs where none were counted', () => {
    expect(judgePoints([PAIRS], null, [{ criterionId: 'pairs', points: 4 }], [])).toMatchObject({
      results: [{ points: 4 }],
    });
  });

  it.each([
    ['above the criterion', [{ criterionId: 'claim', points: 10.01 }], 'claim', 10],
    ['for no criterion', [{ criterionId: 'other', points: 1 }], 'other', 0],
    ['missing', [], 'claim', 10],
    [
      'given twice',
      [
        { criterionId: 'claim', points: 1 },
        { criterionId: 'claim', points: 2 },
      ],
      'claim',
      10,
    ],
  ])('are refused when %s', (_, given, criterionId, pointsPossible) => {
    expect(judgePoints([CLAIM], null, given, [])).toEqual({ problem: { criterionId, pointsPossible } });
  });
});
