import { describe, expect, it } from 'vitest';
import type { RequestContext } from '#platform/procedure.ts';
import { challengeHeaders } from './sessions.ts';

const contextWith = (cookieHeader: string) =>
  ({ cookieHeader, userAgent: '', services: { config: {} } }) as unknown as RequestContext;

describe('headers of the second factor', () => {
  it('leave the session out, so that codes are judged by the challenge alone', () => {
    const cookies = 'language=en; fieldhouse.session=token.sign; fieldhouse.second-factor=challenge.sign';
    expect(challengeHeaders(contextWith(cookies)).get('cookie')).toBe(
      'language=en; fieldhouse.second-factor=challenge.sign',
    );
    expect(challengeHeaders(contextWith('fieldhouse.session=a.b')).get('cookie')).toBe('');
  });
});
