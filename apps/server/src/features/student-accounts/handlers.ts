export { chooseSignInName, create, schools } from './create.ts';
export { endSessions, get, resetPasswords, signIns } from './manage.ts';
