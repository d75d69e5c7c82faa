import type { Exported } from './exported.ts';
import type { OnDeletion } from './on-deletion.ts';
import type { Retention } from './retention.ts';

/**
 * The second wall, table by table. Codes:
 * T tenant · L tenant, library rows (school_id null) readable by all · TS tenant or own row · S own row ·
 * suffix K people and talk: not for provisional members · TW tenant, for those who work there alone · TC conversations: as TK, for those in them, and for admins
 * where something was reported · N sign-in, read before the actor is known ·
 * TR record: as TF, and for students who wait for their school or have left it · N? tenant, null rows for operator and jobs · F functions only.
 */
export type PolicyCode = 'T' | 'L' | 'TK' | 'TW' | 'TF' | 'TR' | 'TSK' | 'TC' | 'S' | 'N' | 'N?' | 'F';

/** The feature that writes a table. */
type Owner =
  | 'accounts'
  | 'advice'
  | 'authoring'
  | 'billing'
  | 'calendar'
  | 'catalog'
  | 'consent'
  | 'corrections'
  | 'counseling'
  | 'coursework'
  | 'discussions'
  | 'eligibility'
  | 'families'
  | 'files'
  | 'gradebook'
  | 'grading'
  | 'graduation'
  | 'home'
  | 'lessons'
  | 'live'
  | 'messages'
  | 'notifications'
  | 'operations'
  | 'plans'
  | 'platform'
  | 'profile'
  | 'records'
  | 'resources'
  | 'schools'
  | 'search'
  | 'student-accounts'
  | 'transcript-readings'
  | 'transcript-requests'
  | 'transcript-runs'
  | 'transcripts';

/** Everything the database must know about a table: who reaches its rows, whose they are, and when they go. */
export interface TableRule {
  readonly owner: Owner;
  readonly code: PolicyCode;
  /** What becomes of rows that name a person when their account is deleted, by the column that names them. */
  readonly people: Readonly<Record<string, OnDeletion>>;
  /** What of it is in the copy of a person's data, or why nothing is. */
  readonly exported: Exported;
  /** How long rows are kept. */
  readonly retention: Retention;

  /** Rows are only ever added: no role may change or delete them. */
  readonly isAppendOnly?: boolean;
  /** Rows may be deleted by the app. */
  readonly mayDelete?: boolean;
  /** The app may read but not write: operator, jobs or doors write it. */
  readonly isReadOnly?: boolean;
  /** Families read (TF), and only those who work at the school write. */
  readonly isWrittenByStaff?: true;
  /** Column that holds the tenant, where it isn't school_id. */
  readonly tenantColumn?: string;
  /** Column that names the conversation (TC); conversation_id by default. */
  readonly conversationColumn?: string;
  /** Column that names the owner of an own row; user_id by default. Under TC: who may make a row before they are in. */
  readonly selfColumn?: string;
  /** What the doors (functions of fieldhouse_entry) do here; an SQL condition limits what they may insert. */
  readonly entry?: {
    readonly select?: true;
    readonly insert?: true | string;
    readonly update?: true;
    readonly delete?: true;
  };
  /** Sign-in tables: what the login role may do. */
  readonly login?: readonly ('select' | 'insert' | 'update' | 'delete')[];
  /** What jobs do in a table that is otherwise reached through functions. */
  readonly jobs?: readonly ('select' | 'insert' | 'update' | 'delete')[];
  /** The operator reads a table that is otherwise reached through functions. */
  readonly isReadByOperator?: true;
  /** The operator may not read it. */
  readonly isHiddenFromOperator?: boolean;
}

export type TableRules = Readonly<Record<string, TableRule>>;

/** Nobody is named. */
export const NOBODY: Readonly<Record<string, OnDeletion>> = {};
