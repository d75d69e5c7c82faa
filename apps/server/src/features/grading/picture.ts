import { avatarUrl } from '#platform/private-files.ts';

/** The address of the picture of whoever handed the work in; null: none, or a record without an account. */
export const pictureOf = (row: {
  readonly studentUserId: string | null;
  readonly studentAvatarKey: string | null;
}): string | null => (row.studentUserId === null ? null : avatarUrl(row.studentUserId, row.studentAvatarKey));
