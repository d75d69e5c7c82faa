/** Whose notifications this browser shows: kept so that they come on after the next sign-in, for this person alone. */
const OWNER = 'fieldhouse.push-owner';

function ownerId(): string | null {
  try {
    return localStorage.getItem(OWNER);
  } catch {
    return null;
  }
}

/** True where the person has allowed notifications on this browser and not taken it back. */
export const isPushOwner = (userId: string) => ownerId() === userId;

export const isPushOwned = () => ownerId() !== null;

/** Null: nobody's any more. */
export function setPushOwner(userId: string | null) {
  try {
    if (userId === null) localStorage.removeItem(OWNER);
    else localStorage.setItem(OWNER, userId);
  } catch {
    // Without a place to remember it, it is asked again.
  }
}
