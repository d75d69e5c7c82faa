import { FORMER_MEMBER } from '@fieldhouse/domain/people/full-name.ts';
import type { TFunction } from 'i18next';

/** A person's name as the reader sees it: of somebody whose account was deleted, that they were here. */
export const shownName = (name: string, t: TFunction): string =>
  name === FORMER_MEMBER ? t('Former member') : name;
