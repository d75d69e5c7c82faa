import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconDotsVertical,
  IconDownload,
  IconEye,
  IconHistory,
  IconPencil,
  IconStar,
  IconStarOff,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Facts } from '#ui/display/facts.tsx';
import classes from './resource-card.module.css';
import type { ResourceLine, ResourceSearch } from './resource-queries.ts';
import { amountWords, typeName } from './resource-words.ts';
import type { Editing } from './resources-page.tsx';
import { TypeIcon } from './type-icon.tsx';
import { useArchiveResource, useDownloadResource, useFeatureResource } from './use-resource-actions.ts';

interface ResourceCardProps {
  readonly resource: ResourceLine;
  /** Where the reader is, to come back to. */
  readonly search: ResourceSearch;
  readonly onEdit: (editing: Editing) => void;
}

export function ResourceCard({ resource, search, onEdit }: ResourceCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const download = useDownloadResource();
  const { title, type, course, description, uploaderName, uploadedAt, views, downloads } = resource;
  const view = { ...search, view: resource.resourceId as string };
  const facts = [
    ...amountWords(resource, t, format),
    t('{{count}} views', { count: views }),
    ...(resource.host ? [] : [t('{{count}} downloads', { count: downloads })]),
  ];
  return (
    <article className={classes.card}>
      <div className={classes.top}>
        <span className={classes.icon} data-type={type}>
          <TypeIcon type={type} />
        </span>
        <div className={classes.badges}>
          <Badge>{typeName(type, t)}</Badge>
          {resource.isFeatured && (
            <Badge tone="warning" icon={<IconStar />}>
              {t('Featured')}
            </Badge>
          )}
          {resource.isArchived && <Badge tone="outline">{t('Archived')}</Badge>}
        </div>
        {resource.can.edit && <EditorMenu resource={resource} onEdit={onEdit} />}
      </div>
      <h3 className={classes.title} dir="auto">
        <Link to="/resources" search={view} resetScroll={false}>
          {title}
        </Link>
      </h3>
      <p className={classes.course}>{course?.title ?? t('For the whole school')}</p>
      {description && (
        <p className={classes.description} dir="auto">
          {description}
        </p>
      )}
      <div className={classes.facts}>
        <Facts>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Facts>
      </div>
      <p className={classes.by}>
        {[uploaderName, format.date(uploadedAt)].filter(Boolean).join(' · ')}
        {resource.versionNumber > 1 && ` · ${t('Version {{number}}', { number: resource.versionNumber })}`}
      </p>
      <div className={classes.foot}>
        <ButtonLink
          to="/resources"
          search={view}
          resetScroll={false}
          size="sm"
          variant="default"
          leftSection={<IconEye size={18} stroke={1.7} />}
          aria-label={t('View: {{title}}', { title })}
        >
          {t('View')}
        </ButtonLink>
        {resource.host === null && (
          <Button
            size="sm"
            variant="subtle"
            leftSection={<IconDownload size={18} stroke={1.7} />}
            loading={download.isPending}
            aria-label={t('Download: {{title}}', { title })}
            onClick={() => download.mutate(resource)}
          >
            {t('Download')}
          </Button>
        )}
      </div>
    </article>
  );
}

function EditorMenu({ resource, onEdit }: Omit<ResourceCardProps, 'search'>) {
  const { t } = useTranslation();
  const archive = useArchiveResource();
  const feature = useFeatureResource();
  const { resourceId, title, isFeatured, isArchived } = resource;
  const icon = { size: 18, stroke: 1.7 };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          size={36}
          className={classes.menu}
          aria-label={t('Actions for {{title}}', { title })}
        >
          <IconDotsVertical size={20} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onEdit({ kind: 'edit', resource })}>
          {t('Edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconHistory {...icon} />}
          onClick={() => onEdit({ kind: 'versions', resource })}
        >
          {t('Versions')}
        </Menu.Item>
        <Menu.Item
          leftSection={isFeatured ? <IconStarOff {...icon} /> : <IconStar {...icon} />}
          onClick={() => feature.mutate({ resourceId, isFeatured: !isFeatured })}
        >
          {isFeatured ? t("Don't feature") : t('Feature')}
        </Menu.Item>
        <Menu.Item
          leftSection={isArchived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
          onClick={() => archive.mutate({ resource, isArchived: !isArchived })}
        >
          {isArchived ? t('Unarchive') : t('Archive')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
