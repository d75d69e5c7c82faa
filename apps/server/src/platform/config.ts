import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { INSTALLATION_MARK } from '@fieldhouse/domain/records/verify-code.ts';
import { z } from 'zod';

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

/** What the environment may say. An empty value counts as not said. */
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().default('.data'),
  /** Where people reach the server; used in mailed links and for the origin check. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Exact number of proxies in front that add X-Forwarded-For. */
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  BRAND_NAME: z.string().min(1).max(60).default('Fieldhouse'),
  ROLE: z.enum(['api', 'worker', 'all']).default('all'),
  DEMO: flag.optional(),
  DEMO_PASSWORD: z.string().min(6).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The same database past a pooler, for LISTEN; migrations too where DATABASE_OWNER_URL isn't set. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Connections for writing, and as many for reading. More than the cores can serve only wait for each other there. */
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(2)
    .max(100)
    .default(() => Math.max(3, availableParallelism() + 1)),
  ALLOW_EMBEDDED: flag.default(false),
  /** How long a process that was told to end goes on serving, so that the balancer sees it isn't ready. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(15).optional(),
  /** A PUBLIC_URL of http: in production. */
  ALLOW_HTTP: flag.default(false),
  /** At least 32 characters; made and kept in DATA_DIR when not given outside production. */
  APP_SECRET: z.string().min(32).optional(),
  /** The mark with which the codes of this installation's documents begin; two installations have two. */
  INSTALLATION: z.string().regex(INSTALLATION_MARK).default('FH'),
  /** Where the private keys lie that sign transcripts; in DATA_DIR when not given. */
  SIGNING_KEYS_DIR: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** How long the mail server may be silent. */
  SMTP_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(30_000),
  /** The key pair for web push (VAPID), each in base64url; without it one is made from APP_SECRET. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  /** Whom a push service writes to about our messages: mailto: or https:. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/).+/)
    .optional(),
  /** One more origin that may be a push service: a stand-in for trying out. */
  PUSH_STAND_IN_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  PUSH_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  /** Where people write who can't reach their school: those whose account is closed are told it, and answers to emails that no
   * school has written go there. */
  SUPPORT_EMAIL: z.email().optional(),
  MAIL_FROM: z.string().default('Fieldhouse <no-reply@fieldhouse.test>'),
  AI_PROVIDER: z.enum(['built-in', 'openai', 'anthropic', 'google', 'openai-compatible']).default('built-in'),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: z.url().optional(),
  AI_DAILY_CALLS_PER_USER: z.coerce.number().int().min(0).default(200),
  AI_DAILY_CALLS_PER_SCHOOL: z.coerce.number().int().min(0).default(20_000),
  /** Files go into a bucket when these are set, else into DATA_DIR. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  AI_TIMEOUT_MS: z.coerce.number().int().min(100).max(300_000).default(60_000),
  TTS_PROVIDER: z.enum(['built-in', 'openai', 'openai-compatible']).default('built-in'),
  TTS_MODEL: z.string().optional(),
  TTS_VOICE: z.string().optional(),
  TTS_API_KEY: z.string().optional(),
  /** Up to and with the version: `/audio/speech` is added to it. */
  TTS_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TTS_TIMEOUT_MS: z.coerce.number().int().min(100).max(300_000).default(30_000),
  /** Rooms of live classes, unless Google Meet is set up. */
  JITSI_URL: z.url({ protocol: /^https$/ }).default('https://meet.jit.si'),
  /** The JSON key of a service account; with it, live classes get Google Meet links. */
  GOOGLE_SERVICE_ACCOUNT: z.string().optional(),
  GOOGLE_CALENDAR_ID: z.string().default('primary'),
  /** The person of the school's domain whose calendar the service account keeps. */
  GOOGLE_CALENDAR_USER: z.email().optional(),
  GOOGLE_CALENDAR_URL: z.url({ protocol: /^https?$/ }).default('https://www.googleapis.com/calendar/v3'),
  GOOGLE_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(20_000),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** A bucket that speaks S3. */
export interface S3Settings {
  /** Null: Amazon's own of the region. */
  readonly endpoint: string | null;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket stands in the path instead of the host name; most stores other than Amazon's want it. */
  readonly forcePathStyle: boolean;
}

export interface Config extends Omit<z.infer<typeof Environment>, 'DEMO' | 'APP_SECRET' | 'DRAIN_SECONDS'> {
  /** Null: files lie in DATA_DIR. */
  readonly s3: S3Settings | null;
  /** The demo school exists and its buttons work. */
  readonly isDemo: boolean;
  readonly isProduction: boolean;
  readonly APP_SECRET: string;
  readonly DRAIN_SECONDS: number;
}

/** A wrong setting, said in one sentence; stops the start. */
export class ConfigError extends Error {}

/**
 * Reads the settings from an environment.
 *
 * @throws ConfigError naming the variable and what is wrong with it.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const said = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(said);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`The setting ${String(issue?.path[0])} is wrong: ${issue?.message}.`);
  }
  const { DEMO, APP_SECRET, DRAIN_SECONDS, ...rest } = parsed.data;
  const isProduction = rest.NODE_ENV === 'production';
  const isEmbedded = rest.DATABASE_URL === undefined;
  if (isEmbedded && isProduction && !rest.ALLOW_EMBEDDED) {
    throw new ConfigError(
      'In production set DATABASE_URL to a PostgreSQL database: the embedded one does not survive a power cut. Set ALLOW_EMBEDDED=1 to use it all the same.',
    );
  }
  const mayDemo = isEmbedded && !isProduction;
  if (DEMO === true && !mayDemo) {
    throw new ConfigError('DEMO=1 works only with the embedded database outside production.');
  }
  if (rest.AI_PROVIDER !== 'built-in' && !rest.AI_MODEL) {
    throw new ConfigError(`AI_PROVIDER is ${rest.AI_PROVIDER}, so AI_MODEL must name a model.`);
  }
  if (rest.AI_PROVIDER === 'openai-compatible' && !rest.AI_BASE_URL) {
    throw new ConfigError('AI_PROVIDER is openai-compatible, so AI_BASE_URL must give its address.');
  }
  if (rest.TTS_PROVIDER !== 'built-in') {
    const needed = [
      'TTS_MODEL',
      'TTS_VOICE',
      rest.TTS_PROVIDER === 'openai' ? 'TTS_API_KEY' : 'TTS_BASE_URL',
    ] as const;
    const missing = needed.filter((name) => !rest[name]);
    if (missing.length > 0) {
      throw new ConfigError(`TTS_PROVIDER is ${rest.TTS_PROVIDER}, so set ${missing.join(' and ')} too.`);
    }
  }
  if ((rest.VAPID_PUBLIC_KEY === undefined) !== (rest.VAPID_PRIVATE_KEY === undefined)) {
    throw new ConfigError('Set both VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, or neither.');
  }
  if (isProduction && !APP_SECRET) {
    throw new ConfigError('In production set APP_SECRET to at least 32 random characters.');
  }
  if (isProduction && !rest.PUBLIC_URL) {
    throw new ConfigError('In production set PUBLIC_URL to the address at which people reach the server.');
  }
  if (isProduction && rest.PUBLIC_URL?.startsWith('http:') && !rest.ALLOW_HTTP) {
    throw new ConfigError(
      'PUBLIC_URL begins with http:, so passwords and sessions would cross the network readable. Put TLS in front and use https:, or set ALLOW_HTTP=1 on a network that you trust.',
    );
  }
  return {
    ...rest,
    s3: s3Settings(rest),
    isDemo: DEMO ?? mayDemo,
    isProduction,
    DRAIN_SECONDS: DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    APP_SECRET: APP_SECRET ?? keptSecret(rest.DATA_DIR),
  };
}

/** @throws ConfigError where only some of the settings of a bucket are there. */
function s3Settings(env: z.infer<typeof Environment>): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const needed = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const isMeant = [...Object.values(needed), S3_ENDPOINT, S3_REGION].some((value) => value !== undefined);
  if (!isMeant) return null;
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (!S3_ENDPOINT && !S3_REGION) missing.push('S3_ENDPOINT or S3_REGION');
  if (missing.length > 0 || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new ConfigError(`Files are to go into an S3 bucket, but this is missing: ${missing.join(', ')}.`);
  }
  return {
    endpoint: S3_ENDPOINT ?? null,
    bucket: S3_BUCKET,
    region: S3_REGION ?? 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
  };
}

/** The secret of this data folder, made at the first start. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}

/** Addresses at which a server on this machine listens for a browser on it. */
const THIS_MACHINE = new Set(['127.0.0.1', '0.0.0.0', '::1', '::']);

/**
 * Where people reach the server, without a slash at the end: PUBLIC_URL, else this machine. By its name, since browsers take
 * passkeys from `localhost` and not from `127.0.0.1`.
 */
export function ownOrigin({ PUBLIC_URL, HOST, PORT }: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  if (PUBLIC_URL) return PUBLIC_URL.replace(/\/+$/, '');
  return `http://${THIS_MACHINE.has(HOST) ? 'localhost' : HOST}:${PORT}`;
}
