import { expect, it } from 'vitest';
import { type ShareFacts, shareState } from './share.ts';

const NOW = '2026-11-28T12:00:00Z';
const GIVEN: ShareFacts = {
  askedAt: '2026-11-20T12:00:00Z',
  givenAt: '2026-11-21T12:00:01Z',
  declinedAt: null,
  endedAt: null,
  expiresAt: '2026-11-28T12:00:01Z',
  stands: true,
};

it.each<[string, Partial<ShareFacts>, string]>([
  ['waits until somebody gives it', { givenAt: null, expiresAt: null, stands: false }, 'asked'],
  [
    'waits up to the last second of its thirty days',
    { askedAt: '2026-10-29T12:00:01Z', givenAt: null, expiresAt: null, stands: false },
    'asked',
  ],
  [
    'lapses where nobody answers in time',
    { askedAt: '2026-10-29T12:00:00Z', givenAt: null, expiresAt: null, stands: false },
    'lapsed',
  ],
  [
    'stays declined, however long ago it was asked',
    { askedAt: '2026-01-01T12:00:00Z', givenAt: null, expiresAt: null, declinedAt: NOW },
    'declined',
  ],
  ['opens up to its last second', {}, 'open'],
  ['is over at its end and not after it', { expiresAt: NOW }, 'expired'],
  ['pauses while what it rests on doesn’t hold', { stands: false }, 'paused'],
  ['is over before it can pause', { expiresAt: NOW, stands: false }, 'expired'],
  ['was declined', { givenAt: null, expiresAt: null, declinedAt: NOW }, 'declined'],
  ['stays ended, whatever comes after', { endedAt: NOW, expiresAt: NOW, stands: false }, 'ended'],
])('%s', (_, change, state) => {
  expect(shareState({ ...GIVEN, ...change }, NOW)).toBe(state);
});
