import type { SignUpRole } from '@fieldhouse/contract/people.ts';
import {
  IconBuildingCommunity,
  IconChalkboard,
  IconCheck,
  IconHomeEdit,
  IconSchool,
  IconUsers,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './role-tiles.module.css';

interface RoleTilesProps {
  readonly value: SignUpRole;
  readonly onChange: (role: SignUpRole) => void;
}

export function RoleTiles({ value, onChange }: RoleTilesProps) {
  const { t } = useTranslation();
  const tiles: readonly { role: SignUpRole; label: string; text: string; icon: typeof IconSchool }[] = [
    { role: 'student', label: t('Student'), text: t('Take courses, track eligibility'), icon: IconSchool },
    {
      role: 'teacher',
      label: t('Teacher'),
      text: t('Teach, grade, host live classes'),
      icon: IconChalkboard,
    },
    { role: 'parent', label: t('Parent'), text: t("Follow your child's progress"), icon: IconUsers },
    {
      role: 'school_admin',
      label: t('School administrator'),
      text: t('Run courses, people, reports'),
      icon: IconBuildingCommunity,
    },
    {
      role: 'homeschool_parent',
      label: t('Homeschool parent'),
      text: t('Teach at home, keep the records'),
      icon: IconHomeEdit,
    },
  ];
  return (
    <fieldset className={classes.tiles}>
      <legend className={classes.legend}>{t('I am a')}</legend>
      {tiles.map(({ role, label, text, icon: Icon }) => (
        <label key={role} className={classes.tile}>
          <input
            type="radio"
            name="role"
            value={role}
            className={classes.radio}
            checked={role === value}
            onChange={() => onChange(role)}
          />
          <span className={classes.icon}>
            <Icon size={22} stroke={1.7} aria-hidden="true" />
          </span>
          <span className={classes.words}>
            <span className={classes.label}>{label}</span>
            <span className={classes.text}>{text}</span>
          </span>
          <span className={classes.mark} aria-hidden="true">
            <IconCheck size={14} stroke={3.5} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
