import type { Stubs } from './stub.ts';

/** The profile of somebody about whom the page in question says something else. */
export const PROFILE: Stubs = {
  'profile.get': {
    person: {
      ...{ givenName: 'Maya', familyName: 'Chen', phone: null, address: null, bio: null, version: 1 },
      ...{ email: 'maya@example.org', pendingEmail: null, avatarUrl: null },
    },
    can: { rename: true, changeEmail: true },
    settings: {
      ...{ locale: 'en', colorScheme: 'light', timeZone: null, dateFormat: null, version: 1 },
      ...{ showProfile: false, showGrades: false, showProgress: false },
    },
    isMinor: true,
    academic: null,
  },
  'profile.account': {
    ...{
      export: null,
      nextExportAt: null,
      deletion: null,
      closingSchools: [],
      leftAlone: [],
      obstacle: null,
    },
    ...{ contact: 'office@harbor.test', children: [], records: [] },
  },
};
