/*
 * Limits and choices as plain values. The web app takes them from here: the rest of the contract is made with zod, which
 * no page should load.
 */

/** Longest answer, in characters as a person counts them while typing (UTF-16 units). */
export const ANSWER_MAX_CHARACTERS = 100_000;
/** Most documents in one answer. */
export const ANSWER_MAX_FILES = 5;
/** Largest document, in bytes, inclusive. */
export const UPLOAD_MAX_BYTES = 25 * 1024 * 1024;
/** Longest question about a grade. */
export const INQUIRY_MAX_CHARACTERS = 2_000;
/** Longest time by which one student's work may come later than everybody's, in days. */
export const EXTENSION_MAX_DAYS = 60;
/** Longest reason for a decision about a person or a course. */
export const REASON_MAX_CHARACTERS = 500;
/** Longest report of a problem. */
export const REPORT_MAX_CHARACTERS = 1_000;

/** Most titles of an NCAA list that are confirmed at once. */
export const TITLES_AT_ONCE = 500;

/** What-ifs that one person saves about one student. */
export const SCENARIOS_OF_ONE = 12;
export const SCENARIO_NAME_MAX = 60;
/** Courses that a what-if adds: more than a plan holds; each one makes the search longer. */
export const SUPPOSED_COURSES_MAX = 12;
/** Courses of the record that it changes. */
export const SUPPOSED_ROWS_MAX = 100;

/** Students to whose families is written at once. */
export const FAMILIES_AT_ONCE = 200;
export const FAMILY_MESSAGE_MAX = 5_000;

/** Official transcripts that are issued together. */
export const TRANSCRIPTS_AT_ONCE = 1_000;

export const LONGEST_BIO = 500;
export const LONGEST_PHONE = 50;
export const LONGEST_ADDRESS = 500;

export const LOCALES = ['en', 'es', 'fr', 'de'] as const;
export const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const;
export const DATE_FORMATS = ['MDY', 'DMY', 'YMD'] as const;
/** The zones that a person may choose, by their IANA names (E43). */
export const TIME_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
] as const;

/** Longest title of a course, module, lesson or assignment. */
export const TITLE_MAX_CHARACTERS = 300;
/** Longest line of an author: an objective, a step, a name. Longest text: an introduction, a story, a meaning. */
export const LINE_MAX_CHARACTERS = 2_000;
export const TEXT_MAX_CHARACTERS = 50_000;
/** Longest text of one lesson, as HTML. */
export const LESSON_MAX_CHARACTERS = 400_000;
/** Most criteria of a rubric, levels of a criterion, pairs of a matching activity. */
export const RUBRIC_MAX_CRITERIA = 30;
export const RUBRIC_MAX_LEVELS = 10;
export const MATCHING_MAX_PAIRS = 30;
/** Largest number of points that an assignment may be worth. */
export const POINTS_MAX = 10_000;
/** Largest picture of a lesson, in bytes. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** Most days by which a course's dates move at once. */
export const SHIFT_MAX_DAYS = 730;
/** Most cells of the gradebook that one save may change. */
export const CELLS_AT_ONCE = 2_000;

/** The kinds of notifications that a person may choose for, and where they hear of them. */
export const PREFERENCE_TYPES = [
  'assignment',
  'grade',
  'announcement',
  'message',
  'discussion',
  'session',
  'system',
] as const;
export const PREFERENCE_CHANNELS = ['app', 'email', 'push'] as const;
export const CADENCES = ['now', 'daily', 'weekly', 'off'] as const;
/** Longest address that a push service gives a browser. */
export const PUSH_ENDPOINT_MAX = 1_000;
/** Longest text to search for, in characters. */
export const SEARCH_MAX_CHARACTERS = 200;
/** Results of each type that a search gives at once, and the most that it counts. */
export const SEARCH_PAGE = 10;
export const SEARCH_MOST_COUNTED = 1_000;
/** Lengths that a live class may have, in minutes. */
export const SESSION_MINUTES = [30, 45, 60, 90, 120] as const;
/** Longest title and description of a live class, in characters. */
export const SESSION_TITLE_MAX = 200;
export const SESSION_DESCRIPTION_MAX = 4_000;
/** Most words of one post in a discussion, and the longest HTML it may arrive as. */
export const POST_MAX_WORDS = 10_000;
export const POST_MAX_CHARACTERS = 200_000;
export const POST_TITLE_MAX_CHARACTERS = 200;
/** Longest note with a report of a post, and longest reason for removing one. */
export const POST_NOTE_MAX_CHARACTERS = 500;
/** For so long authors change what they posted. */
export const POST_EDIT_HOURS = 24;
/** Files that one live class may have. */
export const SESSION_MAX_MATERIALS = 20;
/** Longest message and longest subject of a conversation, in characters. */
export const MESSAGE_MAX_CHARACTERS = 10_000;
export const CONVERSATION_SUBJECT_MAX = 150;
/** Most people that a conversation is begun with, and most files of one message. */
export const MESSAGE_MAX_RECIPIENTS = 30;
export const MESSAGE_MAX_FILES = 5;
/** For so long authors take a message back. */
export const MESSAGE_TAKE_BACK_HOURS = 1;

/**
 * The header in which a call that was answered CHALLENGE_REQUIRED brings its answer the second time: the token, a dot,
 * and the numbers joined by hyphens.
 */
export const CHALLENGE_HEADER = 'x-fieldhouse-challenge';

/** Students of one class: accounts made, or given new passwords, at once. */
export const MOST_STUDENT_ACCOUNTS = 40;

/** Parts that a course content may come in: terms of a school year, and two more. */
export const MOST_PARTS = 6;

/** Longest text of another school's transcript, and most of its rows that become credit at once. */
export const READING_MAX_CHARACTERS = 200_000;
export const READING_MAX_ROWS = 1_000;

/** Most credits from elsewhere that are put on a record at once. */
export const CREDITS_AT_ONCE = 100;

/** Before this day nobody who studies now sent a document to the Eligibility Center. */
export const EARLIEST_SENT = '2000-01-01';

/** Wishes that a plan is asked to hold to, and courses of which a grade is supposed. */
export const PLAN_WISHES_MAX = 20;
export const PLAN_GRADES_MAX = 100;
/** Courses of one plan: more than eight terms hold. */
export const PLAN_ITEMS_MAX = 100;

/** Longest description of a course's picture, in characters. */
export const IMAGE_ALT_MAX = 300;

/** Longest question to the counselor that is answered, and longest answer of a person to one. */
export const ADVICE_TEXT_MAX = 4_000;
export const ADVICE_ANSWER_MAX = 8_000;
/** Longest text that is taken at all, so that a longer question is refused in words and not as what can't be read. */
export const ADVICE_SENT_MAX = 200_000;
/** Messages that one conversation with the counselor holds. */
export const ADVICE_MESSAGES_MAX = 200;
