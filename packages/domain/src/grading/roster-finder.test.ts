import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rosterFinder } from './roster-finder.ts';

const ROSTER = [
  { studentId: 'ada', name: 'Ada Lovelace', studentNumber: 'S-1' },
  { studentId: 'ben', name: 'Ben Franklin', studentNumber: 'S-2' },
  { studentId: 'cy', name: 'Cy Young', studentNumber: null },
  { studentId: 'cy2', name: 'Cy Young', studentNumber: null },
  { studentId: 'di', name: 'Di Low', studentNumber: null },
];
const find = rosterFinder(ROSTER, true);

it("never takes one student's number with another's name", () => {
  expect(find('S-1', 'Franklin, Ben')).toEqual({ kind: 'name_differs', studentId: 'ada' });
  expect(find('S-1', 'Nobody Known')).toEqual({ kind: 'name_differs', studentId: 'ada' });
  expect(find('S-1', 'Lovelace, Ada')).toEqual({ kind: 'student', studentId: 'ada' });
  expect(find(' s-1 ', '')).toEqual({ kind: 'student', studentId: 'ada' });
  expect(find('S-1', '  ')).toEqual({ kind: 'student', studentId: 'ada' });
  expect(find('  ', 'Ada Lovelace')).toEqual({ kind: 'student', studentId: 'ada' });
  expect(find('', 'ben  franklin')).toEqual({ kind: 'student', studentId: 'ben' });
  expect(find('', 'Cy Young')).toEqual({ kind: 'unknown' });
});

it('asks where a number that nobody here has stands beside the name of somebody with another', () => {
  expect(find('S-9', 'Ada Lovelace')).toEqual({ kind: 'name_differs', studentId: 'ada' });
  expect(find('S-9', 'Di Low')).toEqual({ kind: 'student', studentId: 'di' });
  const foreign = rosterFinder(ROSTER, false);
  expect(foreign('9001', 'Ada Lovelace')).toEqual({ kind: 'student', studentId: 'ada' });
  expect(foreign('S-1', 'Ben Franklin')).toEqual({ kind: 'name_differs', studentId: 'ada' });
});

it('knows a name in either order, and a number however it is written', () => {
  expect(find('', 'Lovelace, Ada')).toEqual({ kind: 'student', studentId: 'ada' });
  expect(find("'S-2", '')).toEqual({ kind: 'student', studentId: 'ben' });
  expect(find('', '')).toEqual({ kind: 'unknown' });
  expect(find('S-9', 'Nobody Known')).toEqual({ kind: 'unknown' });
  // Nobody has an empty number.
  const unnumbered = rosterFinder([{ studentId: 'ed', name: 'Ed Poe', studentNumber: '' }], true);
  expect(unnumbered("'", 'Nobody')).toEqual({ kind: 'unknown' });
  const blank = rosterFinder([{ studentId: 'ed', name: 'Ed Poe', studentNumber: ' ' }], true);
  expect(blank('  ', 'Nobody')).toEqual({ kind: 'unknown' });
  // Three of one name are no more one student than two are.
  const three = ['1', '2', '3'].map((studentId) => ({ studentId, name: 'Cy Young', studentNumber: null }));
  expect(rosterFinder(three, true)('', 'Cy Young')).toEqual({ kind: 'unknown' });
});

const SILVAS = [
  { studentId: 'maria', name: 'Ana Maria Silva', studentNumber: '1001' },
  { studentId: 'ana', name: 'Ana Silva', studentNumber: '1002' },
  { studentId: 'jo', name: 'Jo Ann Reed', studentNumber: '1003' },
];
const findSilva = rosterFinder(SILVAS, true);

it("takes a number with part of its student's name only where that fits nobody else as well", () => {
  expect(findSilva('1001', 'Ana Silva')).toEqual({ kind: 'name_differs', studentId: 'maria' });
  expect(findSilva('1001', 'Silva, Ana')).toEqual({ kind: 'name_differs', studentId: 'maria' });
  expect(findSilva('1001', 'Silva Ana')).toEqual({ kind: 'name_differs', studentId: 'maria' });
  // A last or first name that two have says nothing.
  expect(findSilva('1001', 'Silva')).toEqual({ kind: 'name_differs', studentId: 'maria' });
  expect(findSilva('1002', 'Silva')).toEqual({ kind: 'name_differs', studentId: 'ana' });
  expect(findSilva('1002', 'Ana')).toEqual({ kind: 'name_differs', studentId: 'ana' });
  // Short forms that fit one alone.
  expect(findSilva('1001', 'Maria Silva')).toEqual({ kind: 'student', studentId: 'maria' });
  expect(findSilva('1001', 'Silva, Maria')).toEqual({ kind: 'student', studentId: 'maria' });
  expect(findSilva('1003', 'Reed')).toEqual({ kind: 'student', studentId: 'jo' });
  expect(findSilva('1003', 'Jo Reed')).toEqual({ kind: 'student', studentId: 'jo' });
  // The whole name is nobody else's for being part of a longer one.
  expect(findSilva('1002', 'Ana Silva')).toEqual({ kind: 'student', studentId: 'ana' });
  expect(findSilva('1001', 'Silva, Ana Maria')).toEqual({ kind: 'student', studentId: 'maria' });
  // The words of a family name that has two of them.
  expect(findSilva('1001', 'Maria Silva, Ana')).toEqual({ kind: 'student', studentId: 'maria' });
});

it('counts a word of a name once, and signs alone for no name', () => {
  expect(findSilva('1003', 'Reed Reed')).toEqual({ kind: 'name_differs', studentId: 'jo' });
  expect(findSilva('1003', 'Reed,')).toEqual({ kind: 'student', studentId: 'jo' });
  // Where nobody else is there whom it could fit.
  const alone = rosterFinder(SILVAS.slice(2), true);
  expect(alone('1003', ',')).toEqual({ kind: 'name_differs', studentId: 'jo' });
});

it('prefers whose whole name it is to whose words in another order', () => {
  const find = rosterFinder(
    [
      { studentId: 'am', name: 'Ana Maria Silva', studentNumber: '1' },
      { studentId: 'ma', name: 'Maria Ana Silva', studentNumber: '2' },
    ],
    true,
  );
  expect(find('2', 'Ana Maria Silva')).toEqual({ kind: 'name_differs', studentId: 'ma' });
  expect(find('1', 'Ana Maria Silva')).toEqual({ kind: 'student', studentId: 'am' });
});

it('prefers whose words they are to whose name holds them beside others', () => {
  const costa = { studentId: 'costa', name: 'Ana Maria Silva Costa', studentNumber: '1004' };
  const find = rosterFinder([...SILVAS, costa], true);
  expect(find('1001', 'Maria Silva, Ana')).toEqual({ kind: 'student', studentId: 'maria' });
  expect(find('1004', 'Maria Silva, Ana')).toEqual({ kind: 'name_differs', studentId: 'costa' });
});

it('lets the number part two students of the very same name', () => {
  const find = rosterFinder(
    ['1', '2'].map((id) => ({ studentId: id, name: 'Cy Young', studentNumber: id })),
    true,
  );
  expect(find('2', 'Cy Young')).toEqual({ kind: 'student', studentId: '2' });
  expect(find('2', 'Young')).toEqual({ kind: 'name_differs', studentId: '2' });
});

it('never takes a row for one student whose name is wholly and only that of another', () => {
  const word = fc.constantFrom('Ana', 'Maria', 'Silva', 'Li', 'Bo');
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 2, maxLength: 6 }), fc.nat(), fc.nat(), (names, a, b) => {
      const students = names.map((one, n) => ({ studentId: String(n), name: one, studentNumber: `N${n}` }));
      const [numbered, called] = [students[a % names.length], students[b % names.length]];
      const owner = rosterFinder(students, true)(numbered?.studentNumber ?? '', called?.name ?? '');
      if (numbered === called) expect(owner.kind).toBe('student');
      else expect(owner.kind).toBe('name_differs');
    }),
  );
});

it('tells numbers apart that differ in case alone, and guesses between none', () => {
  const find = rosterFinder(
    [
      { studentId: 'upper', name: 'Ada Adams', studentNumber: 'A1' },
      { studentId: 'lower', name: 'Ben Brown', studentNumber: 'a1' },
      { studentId: 'other', name: 'Cora Clark', studentNumber: 'B1' },
    ],
    true,
  );
  expect(find('A1', '')).toEqual({ kind: 'student', studentId: 'upper' });
  expect(find(" 'a1", '')).toEqual({ kind: 'student', studentId: 'lower' });
  expect(find('b1', '')).toEqual({ kind: 'student', studentId: 'other' });
  const twofold = rosterFinder(
    [
      { studentId: 'upper', name: 'Ada Adams', studentNumber: 'AB1' },
      { studentId: 'lower', name: 'Ben Brown', studentNumber: 'ab1' },
    ],
    true,
  );
  expect(twofold('Ab1', '')).toEqual({ kind: 'unknown' });
});
