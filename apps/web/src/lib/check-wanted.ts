/** Set once somebody wants to keep the public check in an account, until it was offered there. */
const KEY = 'fieldhouse-check-wanted';

/** Whether somebody on this device asked to keep their check, and hasn't been offered it yet. */
export function isCheckWanted(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function wantCheck(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Nothing is kept here, and nothing can be offered after signing up.
  }
}
