import { expect, it } from 'vitest';
import { isOwnOrGuarded, isOwnRecord, isRecordOf } from './students.ts';
import { EVERYBODY, SCHOOL } from './test-actors.ts';

type Name = keyof typeof EVERYBODY;
const names = Object.keys(EVERYBODY) as Name[];
type AnActor = (typeof EVERYBODY)[Name];
const those = (holds: (actor: AnActor) => boolean) => names.filter((name) => holds(EVERYBODY[name]));

it('knows whose record it is', () => {
  const record = { schoolId: SCHOOL, studentId: 'own' as never };
  const learners: Name[] = ['student', 'provisionalStudent', 'formerStudent'];
  expect(those((actor) => isOwnRecord(actor, record))).toEqual(learners);
  // A record stays one's own when one has left.
  expect(those((actor) => isRecordOf(actor, 'own'))).toEqual([...learners, 'leftForGood']);
  expect(those((actor) => isOwnOrGuarded(actor, record))).toEqual(learners);
  expect(those((actor) => isOwnOrGuarded(actor, { ...record, studentId: 'child' as never }))).toEqual([
    'teachingParent',
    'guardian',
  ]);
});
