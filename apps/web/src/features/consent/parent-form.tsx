import type { ConsentNotice } from '@fieldhouse/contract/consent.ts';
import { RELATIONSHIPS, type Relationship } from '@fieldhouse/domain/families/guardian-links.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldErrors, focusFirstError, hasErrors } from '#lib/forms.ts';
import { useLocale } from '#lib/i18n.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './consent.module.css';
import { relationshipName } from './consent-words.ts';

export interface Signed {
  readonly decision: 'given';
  readonly name: string;
  readonly relationship: Relationship;
  readonly isChecked: true;
  readonly aiModels: boolean;
  readonly textVersion: string;
  readonly locale: ReturnType<typeof useLocale>;
}

interface ParentFormProps {
  readonly notice: ConsentNotice;
  readonly isSending: boolean;
  /** What went wrong, in words; null: nothing. */
  readonly problem: string | null;
  readonly onSign: (signed: Signed) => void;
}

/** Who agrees, to what, and the signature: a typed name. */
export function ParentForm({ notice, isSending, problem, onSign }: ParentFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { studentName: child, version } = notice;
  const models = notice.recipients.find(({ purpose }) => purpose === 'ai_models');
  const [name, setName] = useState('');
  const [relationship, setRelationship] = useState<Relationship | ''>('');
  const [isGuardian, setGuardian] = useState(false);
  const [agrees, setAgrees] = useState(false);
  const [ai, setAi] = useState<'yes' | 'no' | null>(null);
  const [errors, setErrors] = useState<FieldErrors<'name' | 'relationship' | 'isGuardian' | 'agrees' | 'ai'>>(
    {},
  );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const check = t('Check this to continue.');
    const found = {
      name: name.trim() ? undefined : t('Enter your full name.'),
      relationship: relationship ? undefined : t('Say who you are to {{child}}.', { child }),
      isGuardian: isGuardian ? undefined : check,
      agrees: agrees ? undefined : check,
      ai: !models || ai ? undefined : t('Choose one. Either is fine.'),
    };
    setErrors(found);
    if (hasErrors(found) || !relationship) return focusFirstError(event.currentTarget, found);
    onSign({
      decision: 'given',
      name: name.trim(),
      relationship,
      isChecked: true,
      aiModels: ai === 'yes',
      textVersion: version,
      locale,
    });
  };

  return (
    <form className={classes.fields} onSubmit={submit} noValidate>
      <h2 className={classes.heading}>{t('Agree and sign')}</h2>
      <TextInput
        name="name"
        label={t('Your full name')}
        description={t('Typing it counts as your signature.')}
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={errors.name}
      />
      <NativeSelect
        name="relationship"
        label={t('You are {{child}}’s', { child })}
        value={relationship}
        onChange={(event) => setRelationship(event.currentTarget.value as Relationship)}
        error={errors.relationship}
      >
        <option value="">{t('Choose')}</option>
        {RELATIONSHIPS.map((one) => (
          <option key={one} value={one}>
            {relationshipName(one, t)}
          </option>
        ))}
      </NativeSelect>
      {models && (
        <fieldset className={classes.choices}>
          <legend>
            {t('May AI models from {{company}} read what {{child}} writes, to propose grades?', {
              company: models.name,
              child,
            })}
          </legend>
          <p className={classes.facts}>
            {t('They get the answer and the assignment, but no name. The account works the same either way.')}
          </p>
          <Tick
            name="ai"
            type="radio"
            label={t('Yes, they may')}
            isOn={ai === 'yes'}
            onChange={() => setAi('yes')}
          />
          <Tick
            name="ai"
            type="radio"
            label={t('No, only your own software')}
            isOn={ai === 'no'}
            error={errors.ai}
            onChange={() => setAi('no')}
          />
        </fieldset>
      )}
      <Tick
        name="isGuardian"
        label={t('I am 18 or older, and the parent or legal guardian of {{child}}.', { child })}
        isOn={isGuardian}
        error={errors.isGuardian}
        onChange={setGuardian}
      />
      <Tick
        name="agrees"
        label={t('I have read this notice and agree that {{child}} may use the account as described.', {
          child,
        })}
        isOn={agrees}
        error={errors.agrees}
        onChange={setAgrees}
      />
      {problem && (
        <div role="alert">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      <Button type="submit" size="lg" loading={isSending}>
        {t('Sign and agree')}
      </Button>
    </form>
  );
}

interface TickProps {
  readonly name: string;
  readonly type?: 'checkbox' | 'radio';
  readonly label: string;
  readonly isOn: boolean;
  readonly error?: string | undefined;
  readonly onChange: (isOn: boolean) => void;
}

/** The browser's own box: the pages before signing in load no styles for another one. */
function Tick({ name, type = 'checkbox', label, isOn, error, onChange }: TickProps) {
  const errorId = useId();
  return (
    <div>
      <label className={classes.tick}>
        <input
          type={type}
          name={name}
          checked={isOn}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
