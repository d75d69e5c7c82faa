/**
 * The structure of a Comprehensive Learner Record 2.0 with Open Badges 3.0 in it, as far as a transcript of this product
 * goes into it. It was written down from the published JSON schemas; beyond them it refuses what they don't name, since a
 * reader of linked data drops it.
 */
type Check = (value: unknown, path: string) => string[];

const fits =
  (isRight: (value: unknown) => boolean): Check =>
  (value, path) =>
    isRight(value) ? [] : [`${path}: ${JSON.stringify(value)}`];
const text = fits((value) => typeof value === 'string' && value.length > 0);
const number = fits((value) => typeof value === 'number' && Number.isFinite(value));
const instant = fits(
  (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value),
);
const uri = fits((value) => typeof value === 'string' && URL.canParse(value));
const oneOf = (...values: readonly string[]) => fits((value) => values.includes(String(value)));
const sameAs = (wanted: unknown) => fits((value) => JSON.stringify(value) === JSON.stringify(wanted));
const known = (...values: readonly string[]) =>
  fits((value) => typeof value === 'string' && (values.includes(value) || /^ext:[\w.-]+$/.test(value)));

const each =
  (check: Check, least = 0): Check =>
  (value, path) =>
    Array.isArray(value) && value.length >= least
      ? value.flatMap((one, at) => check(one, `${path}[${at}]`))
      : [`${path}: not a list`];

function object(
  required: Readonly<Record<string, Check>>,
  optional: Readonly<Record<string, Check>> = {},
): Check {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path}: no object`];
    const all = { ...required, ...optional };
    return [
      ...Object.keys(required)
        .filter((key) => !(key in value))
        .map((key) => `${path}.${key}: missing`),
      ...Object.entries(value).flatMap(([key, one]) =>
        Object.hasOwn(all, key) ? (all[key]?.(one, `${path}.${key}`) ?? []) : [`${path}.${key}: not known`],
      ),
    ];
  };
}

const IDENTIFIER_TYPES = [
  'name',
  'sourcedId',
  'systemId',
  'emailAddress',
  'sisSourcedId',
  'identifier',
] as const;
const identity = object({
  type: sameAs('IdentityObject'),
  hashed: sameAs(false),
  identityHash: text,
  identityType: known(...IDENTIFIER_TYPES),
});
const profile = object(
  { id: uri, type: sameAs(['Profile']), name: text },
  {
    url: text,
    phone: text,
    address: object({ type: sameAs(['Address']), streetAddress: text }),
    otherIdentifier: each(
      object({
        type: sameAs('IdentifierEntry'),
        identifier: text,
        identifierType: known(...IDENTIFIER_TYPES),
      }),
    ),
  },
);
const resultDescription = object(
  {
    id: uri,
    type: sameAs(['ResultDescription']),
    name: text,
    resultType: known('GradePointAverage', 'LetterGrade', 'Percent', 'RubricCriterionLevel', 'Status'),
  },
  {
    rubricCriterionLevel: each(
      object({
        ...{ id: uri, type: sameAs(['RubricCriterionLevel']), name: text },
        ...{ level: text, points: text, description: text },
      }),
    ),
  },
);
const result = object(
  { type: sameAs(['Result']), resultDescription: uri, value: text },
  { status: oneOf('Completed', 'InProgress', 'OnHold', 'Withdrew') },
);
const achievement = object(
  {
    id: uri,
    type: sameAs(['Achievement']),
    achievementType: oneOf('Course', 'LearningProgram'),
    name: text,
    description: text,
    criteria: object({ narrative: text }),
    resultDescription: each(resultDescription),
  },
  { creditsAvailable: number },
);
const proofOn = (context: readonly string[]) =>
  object({
    type: sameAs('DataIntegrityProof'),
    cryptosuite: sameAs('eddsa-jcs-2022'),
    created: instant,
    verificationMethod: uri,
    proofPurpose: sameAs('assertionMethod'),
    '@context': sameAs(context),
    proofValue: fits((value) => /^z[1-9A-HJ-NP-Za-km-z]+$/.test(String(value))),
  });

const CREDENTIALS = 'https://www.w3.org/ns/credentials/v2';
const LEARNER_RECORDS = 'https://purl.imsglobal.org/spec/clr/v2p0/context-2.0.1.json';
const BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

const badge = object({
  '@context': sameAs([CREDENTIALS, BADGES]),
  id: uri,
  type: sameAs(['VerifiableCredential', 'OpenBadgeCredential']),
  name: text,
  issuer: profile,
  validFrom: instant,
  credentialSubject: object(
    {
      type: sameAs(['AchievementSubject']),
      identifier: each(identity, 1),
      achievement,
      result: each(result),
    },
    { creditsEarned: number, term: text, source: profile },
  ),
  proof: proofOn([CREDENTIALS, BADGES]),
});

const learnerRecord = object({
  '@context': sameAs([CREDENTIALS, LEARNER_RECORDS, BADGES]),
  id: uri,
  type: sameAs(['VerifiableCredential', 'ClrCredential']),
  name: text,
  description: text,
  issuer: profile,
  validFrom: instant,
  credentialSubject: object({
    type: sameAs(['ClrSubject']),
    identifier: each(identity, 1),
    verifiableCredential: each(badge, 1),
    association: each(
      object({
        ...{ type: sameAs('Association'), associationType: sameAs('isParentOf') },
        ...{ sourceId: uri, targetId: uri },
      }),
    ),
  }),
  credentialSchema: each(object({ id: uri, type: sameAs('1EdTechJsonSchemaValidator2019') }), 1),
  proof: proofOn([CREDENTIALS, LEARNER_RECORDS, BADGES]),
});

/** What of a record isn't as the standard has it; empty: all is. */
export const clrFaults = (value: unknown): string[] => learnerRecord(value, 'clr');
