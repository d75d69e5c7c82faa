import {
  GUARDIAN_RIGHTS,
  type GuardianRight,
  LINK_BASES,
  LINK_PROOFS,
  type LinkBasis,
  type LinkProof,
  RELATIONSHIPS,
  type Relationship,
  USUAL_RIGHTS,
} from '@fieldhouse/domain/families/guardian-links.ts';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './families.module.css';
import { basisName, proofName, relationshipName, rightName } from './link-words.ts';

/** The terms of a link, as they stand in the fields. */
export interface Terms {
  readonly relationship: Relationship;
  readonly rights: GuardianRight[];
  readonly basis: LinkBasis;
  readonly proof: LinkProof;
  /** YYYY-MM-DD; empty: no last day. */
  readonly endsOn: string;
}

/** What the fields begin with: what the link has, else what is usual for a student of this age. */
export const termsFor = (
  isOfAge: boolean,
  link?: {
    readonly relationship: Relationship;
    readonly rights?: readonly GuardianRight[];
    readonly basis?: LinkBasis;
    readonly proof?: LinkProof | null;
    readonly endsOn?: string | null;
  },
): Terms => {
  const usual: LinkBasis = isOfAge ? 'student_consent' : 'minor';
  const basis = link?.basis && fits(link.basis, isOfAge) ? link.basis : usual;
  return {
    relationship: link?.relationship ?? 'parent',
    rights: (link?.rights ?? USUAL_RIGHTS).filter(
      (right) => right !== 'manage_account' || mayGive(right, basis, isOfAge),
    ),
    basis,
    proof: link?.proof ?? (basis === 'student_consent' ? 'signed_form' : 'enrollment_record'),
    endsOn: link?.endsOn ?? '',
  };
};

const fits = (basis: LinkBasis, isOfAge: boolean): boolean =>
  isOfAge ? basis !== 'minor' : basis !== 'student_consent';

/** A tax dependent's parent sees the record alone; the account of a student of age is given by the student alone. */
const mayGive = (right: GuardianRight, basis: LinkBasis, isOfAge: boolean): boolean =>
  basis === 'tax_dependent'
    ? right === 'see_record'
    : right !== 'manage_account' || !isOfAge || basis === 'student_consent';

const rightsFor = (rights: readonly GuardianRight[], basis: LinkBasis, isOfAge: boolean): GuardianRight[] =>
  basis === 'tax_dependent' ? ['see_record'] : rights.filter((right) => mayGive(right, basis, isOfAge));

/** As the server takes them. */
export const sentTerms = (terms: Terms) => ({ ...terms, endsOn: terms.endsOn === '' ? null : terms.endsOn });

interface TermsFieldsProps {
  readonly terms: Terms;
  readonly isOfAge: boolean;
  readonly onChange: (terms: Terms) => void;
}

/** Who the guardian is to the student, on what ground they may follow, and what they may do. */
export function TermsFields({ terms, isOfAge, onChange }: TermsFieldsProps) {
  const { t } = useTranslation();
  const setBasis = (basis: LinkBasis) =>
    onChange({ ...terms, basis, rights: rightsFor(terms.rights, basis, isOfAge) });
  const toggle = (right: GuardianRight, isOn: boolean) =>
    onChange({
      ...terms,
      rights: GUARDIAN_RIGHTS.filter((one) => (one === right ? isOn : terms.rights.includes(one))),
    });
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={t('Relationship')}
        value={terms.relationship}
        data={RELATIONSHIPS.map((value) => ({ value, label: relationshipName(value, t) }))}
        onChange={(event) => onChange({ ...terms, relationship: event.currentTarget.value as Relationship })}
      />
      <NativeSelect
        label={t('Why they may follow the student')}
        value={terms.basis}
        data={LINK_BASES.filter((basis) => fits(basis, isOfAge)).map((value) => ({
          value,
          label: basisName(value, t),
        }))}
        onChange={(event) => setBasis(event.currentTarget.value as LinkBasis)}
      />
      <NativeSelect
        label={t('How your school knows')}
        value={terms.proof}
        data={LINK_PROOFS.map((value) => ({ value, label: proofName(value, t) }))}
        onChange={(event) => onChange({ ...terms, proof: event.currentTarget.value as LinkProof })}
      />
      <fieldset className={classes.rights}>
        <legend>{t('What they may do')}</legend>
        {GUARDIAN_RIGHTS.map((right) => (
          <Checkbox
            key={right}
            label={rightName(right, t)}
            checked={terms.rights.includes(right)}
            disabled={!mayGive(right, terms.basis, isOfAge)}
            onChange={(event) => toggle(right, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      <TextInput
        type="date"
        label={t('Last day, if there is one')}
        description={t('Leave it empty unless a court or an agreement sets an end.')}
        value={terms.endsOn}
        onChange={(event) => onChange({ ...terms, endsOn: event.currentTarget.value })}
      />
    </div>
  );
}
