import { searchWords } from '@fieldhouse/domain/search/words.ts';
import { avatarUrl } from '#platform/private-files.ts';
import { os } from '#platform/procedure.ts';
import { canFindPeople } from './policy.ts';
import { findPeople, PEOPLE_AT_ONCE } from './queries.ts';

export const people = os.search.people.handler(async ({ input, context }) => {
  const words = searchWords(input.query);
  const { actor, rows } = await context.read(words.length === 0 ? [] : [findPeople({ words })]);
  const found = (rows[0] ?? []).filter(({ schoolId }) => canFindPeople(actor, schoolId));
  return {
    people: found
      .slice(0, PEOPLE_AT_ONCE)
      .map(({ schoolId: _, userId, avatarKey, studentId, ...person }) => ({
        ...person,
        studentId: studentId,
        avatarUrl: userId === null ? null : avatarUrl(userId, avatarKey),
      })),
    isMore: found.length > PEOPLE_AT_ONCE,
  };
});
