// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.

export interface Sql {
  /** library/load.ts */
  readonly waitWithoutEnd: {
    readonly row: {
      readonly set_config: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** library/load.ts */
  readonly takeTurn: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: {
      readonly lock: number | string | null;
    };
  };
  /** scopes.ts */
  readonly enterSchools: {
    readonly row: {
      readonly actor: null;
      readonly set_config: string | null;
    };
    readonly parameters: {
      readonly schoolIds: string | null;
    };
  };
  /** scopes.ts */
  readonly enterAllSchools: {
    readonly row: {
      readonly actor: null;
      readonly set_config: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** scopes.ts */
  readonly enterForPerson: {
    readonly row: {
      readonly actor: null;
      readonly set_config: string | null;
    };
    readonly parameters: {
      readonly schoolIds: string | null;
      readonly userId: string | null;
    };
  };
  /** scopes.ts */
  readonly leaveSchools: {
    readonly row: {
      readonly actor: null;
      readonly set_config: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** scopes.ts */
  readonly enterOperator: {
    readonly row: {
      readonly actor: unknown;
    };
    readonly parameters: {
      readonly token: string | null;
      readonly schoolIds: readonly (string | null)[] | null;
    };
  };
}
