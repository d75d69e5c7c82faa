import type { TranscriptDocument } from '../transcript-document.ts';
import { decimalText } from './decimal-text.ts';
import type { ClrIssuedAs } from './issued-as.ts';
import type { JsonObject } from './proof.ts';

/** A result of an achievement, with what it is called. */
export interface Fact {
  readonly key: string;
  readonly name: string;
  /** A type of the standard, or one that begins with `ext:`. */
  readonly type: string;
  readonly value: string;
}

/** Null: the document doesn't say it. */
export const factOf = (key: string, name: string, type: string, value: string | null): Fact | null =>
  value === null ? null : { key, name, type, value };

/** Something that was achieved, or is on the way. */
export interface Achieved {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly description: string;
  readonly criteria: string;
  /** The school that gave it, where it was another one. */
  readonly source: string | null;
  readonly term: string | null;
  readonly creditsAvailable: number | null;
  readonly creditsEarned: number | null;
  readonly status: { readonly status: string; readonly value: string } | null;
  readonly facts: readonly Fact[];
  readonly scales: TranscriptDocument['scales'];
}

type Student = TranscriptDocument['student'];

/** Who the student is, in the clear: a transcript is given to those who are to know. */
export function identitiesOf({ name, studentNumber, birthOn }: Student, isWhole: boolean): JsonObject[] {
  const identity = (identityType: string, identityHash: string): JsonObject => ({
    ...{ type: 'IdentityObject', hashed: false, identityHash, identityType },
  });
  return [
    identity('name', name),
    identity('ext:StudentNumber', studentNumber),
    ...(isWhole && birthOn !== null ? [identity('ext:BirthDate', birthOn)] : []),
  ];
}

/** The school as the issuer of credentials. */
export const issuerOf = (
  { name, address, phone, website, ceebCode }: TranscriptDocument['school'],
  id: string,
): JsonObject => ({
  ...{ id, type: ['Profile'], name },
  ...(website === null ? {} : { url: website }),
  ...(phone === null ? {} : { phone }),
  ...(address === null ? {} : { address: { type: ['Address'], streetAddress: address } }),
  ...(ceebCode === null
    ? {}
    : {
        otherIdentifier: [{ type: 'IdentifierEntry', identifier: ceebCode, identifierType: 'ext:CeebCode' }],
      }),
});

/** What an achievement is called in the whole world. */
export const achievementIdOf = ({ address }: ClrIssuedAs, { id }: Achieved): string => `${address}#${id}`;

/** The parts of an Open Badge that are about one achievement. */
export function credentialOf(
  { student }: TranscriptDocument,
  issued: ClrIssuedAs,
  achieved: Achieved,
): JsonObject {
  const { title, type, description, criteria, source, term, creditsAvailable, creditsEarned } = achieved;
  const id = achievementIdOf(issued, achieved);
  const { facts, scales, status } = achieved;
  return {
    id: `${issued.address}#badge-${achieved.id}`,
    name: title,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: identitiesOf(student, false),
      achievement: {
        ...{ id, type: ['Achievement'], achievementType: type, name: title, description },
        criteria: { narrative: criteria },
        ...(creditsAvailable === null ? {} : { creditsAvailable }),
        resultDescription: [
          ...facts.map(({ key, name, type: resultType }) => ({
            ...{ id: `${id}:${key}`, type: ['ResultDescription'], name, resultType },
          })),
          ...(status === null
            ? []
            : [{ id: `${id}:status`, type: ['ResultDescription'], name: 'Status', resultType: 'Status' }]),
          ...scales.map((scale, at) => scaleOf(scale, at, id)),
        ],
      },
      result: [
        ...facts.map(({ key, value }) => ({ type: ['Result'], resultDescription: `${id}:${key}`, value })),
        ...(status === null ? [] : [{ type: ['Result'], resultDescription: `${id}:status`, ...status }]),
      ],
      ...(creditsEarned === null ? {} : { creditsEarned }),
      ...(term === null ? {} : { term }),
      ...(source === null ? {} : { source: { id: `${id}:school`, type: ['Profile'], name: source } }),
    },
  };
}

/** A grading scale, with what each letter begins at and how many points stand beside it. */
function scaleOf(
  { fromOn, toOn, isReplaced, steps }: TranscriptDocument['scales'][number],
  at: number,
  achievement: string,
): JsonObject {
  const id = `${achievement}:scale-${at + 1}`;
  return {
    id,
    type: ['ResultDescription'],
    name: `Grading scale ${at + 1}, from ${fromOn ?? 'the beginning'}${isReplaced ? ', replaced later' : ` until ${toOn ?? 'now'}`}`,
    resultType: 'RubricCriterionLevel',
    rubricCriterionLevel: steps.map(({ letter, fromPercent, points, isPassing }, step) => ({
      id: `${id}:${step + 1}`,
      type: ['RubricCriterionLevel'],
      name: letter,
      level: decimalText(fromPercent),
      points: decimalText(points),
      description: isPassing ? 'Earns credit' : 'Earns no credit',
    })),
  };
}
