import { UPLOADS_AT_ONCE } from './limits.ts';
import { refuseUpload } from './refusal.ts';

/** Uploads under way, by person. */
const underWay = new Map<string, number>();

/** @throws TOO_MANY_UPLOADS where the person has so many under way already. */
export async function inTurn<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
  const others = underWay.get(userId) ?? 0;
  if (others >= UPLOADS_AT_ONCE) throw refuseUpload('TOO_MANY_UPLOADS');
  underWay.set(userId, others + 1);
  try {
    return await work();
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left === 0) underWay.delete(userId);
    else underWay.set(userId, left);
  }
}
