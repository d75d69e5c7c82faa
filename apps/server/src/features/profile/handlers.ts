export { account, requestDeletion, requestExport, withdrawDeletion } from './account.ts';
export { setAvatar } from './avatar.ts';
export { cancelEmailChange, confirmEmailChange, requestEmailChange } from './email-change.ts';
export { get, savePerson, saveSettings } from './person.ts';
