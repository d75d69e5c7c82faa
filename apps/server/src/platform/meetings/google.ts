import { createSign } from 'node:crypto';
import { z } from 'zod';
import { type Config, ConfigError } from '../config.ts';
import { type Meeting, MeetingError, type MeetingPlan } from './meeting.ts';

const SCOPE = 'https://www.googleapis.com/auth/calendar.events';
const TOKEN_LIFE_SECONDS = 3_600;
/** A token is renewed this long before it ends. */
const TOKEN_MARGIN_MS = 60_000;
const MAX_BYTES = 1024 * 1024;
const MINUTE_MS = 60_000;

const ServiceAccount = z.object({
  client_email: z.email(),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

const Event = z.object({
  id: z.string().min(1),
  status: z.string().optional(),
  hangoutLink: z.string().optional(),
  conferenceData: z
    .object({
      createRequest: z.object({ status: z.object({ statusCode: z.string() }).optional() }).optional(),
      entryPoints: z.array(z.object({ entryPointType: z.string(), uri: z.string() })).optional(),
    })
    .optional(),
  attachments: z.array(z.object({ fileUrl: z.string(), mimeType: z.string().optional() })).optional(),
});
type Event = z.infer<typeof Event>;

/** Where a recording stands, as far as the calendar knows. */
export type RecordingFound = { readonly url: string } | null;

/** Google Meet through the Calendar API, as a service account that acts for the school's calendar user. */
export interface Google {
  /** Makes the class's meeting, or finds the one made before. */
  create(plan: MeetingPlan): Promise<Meeting>;
  update(eventId: string, plan: MeetingPlan): Promise<void>;
  cancel(eventId: string): Promise<void>;
  /** The video that Meet attached to the event after the class; null: not there yet. */
  findRecording(eventId: string): Promise<RecordingFound>;
}

/** @throws ConfigError where the service account isn't one. */
export function openGoogle(config: Config): Google | null {
  if (!config.GOOGLE_SERVICE_ACCOUNT) return null;
  let account: z.infer<typeof ServiceAccount>;
  try {
    account = ServiceAccount.parse(JSON.parse(config.GOOGLE_SERVICE_ACCOUNT));
  } catch {
    throw new ConfigError('GOOGLE_SERVICE_ACCOUNT must hold the JSON key of a Google service account.');
  }
  const base = config.GOOGLE_CALENDAR_URL.replace(/\/+$/, '');
  const calendar = `${base}/calendars/${encodeURIComponent(config.GOOGLE_CALENDAR_ID)}/events`;
  let held: { token: string; endsAt: number } | null = null;

  async function token(): Promise<string> {
    if (held && held.endsAt > Date.now()) return held.token;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: account.client_email,
      ...(config.GOOGLE_CALENDAR_USER ? { sub: config.GOOGLE_CALENDAR_USER } : {}),
      scope: SCOPE,
      aud: account.token_uri,
      iat: now,
      exp: now + TOKEN_LIFE_SECONDS,
    };
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
    const signature = createSign('RSA-SHA256').update(unsigned).sign(account.private_key, 'base64url');
    const answer = await ask(account.token_uri, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: `${unsigned}.${signature}`,
      }).toString(),
    });
    const { access_token, expires_in } = parsed(Token, answer);
    held = { token: access_token, endsAt: Date.now() + expires_in * 1000 - TOKEN_MARGIN_MS };
    return access_token;
  }

  async function ask(
    address: string,
    init: { method: string; headers?: Record<string, string>; body?: string },
  ): Promise<unknown> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(address, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(config.GOOGLE_TIMEOUT_MS),
      });
      text = await response.text();
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === 'TimeoutError';
      throw new MeetingError(isTimeout ? 'timeout' : 'unreachable', false, error);
    }
    if (response.status === 404 || response.status === 410) return null;
    if (!response.ok) {
      if (response.status === 401) held = null;
      const isFinal =
        response.status >= 400 && response.status < 500 && ![401, 408, 409, 429].includes(response.status);
      throw new MeetingError(`http_${response.status}`, isFinal);
    }
    if (response.status === 204 || text === '') return null;
    if (text.length > MAX_BYTES) throw new MeetingError('too_large', false);
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new MeetingError('no_json', false, error);
    }
  }

  const authorized = async (path: string, method: string, body?: unknown) =>
    ask(`${calendar}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await token()}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  return {
    async create(plan) {
      const id = eventId(plan.sessionId);
      const before = await authorized(`/${id}`, 'GET');
      const made =
        before ??
        (await authorized('?conferenceDataVersion=1&sendUpdates=none', 'POST', {
          id,
          ...eventOf(plan),
          conferenceData: {
            createRequest: {
              requestId: plan.sessionId,
              conferenceSolutionKey: { type: 'hangoutsMeet' },
            },
          },
        }));
      const event = parsed(Event, made);
      if (event.conferenceData?.createRequest?.status?.statusCode === 'failure') {
        throw new MeetingError('conference_failed', true);
      }
      return { eventId: event.id, url: linkOf(event) };
    },
    async update(id, plan) {
      await authorized(
        `/${encodeURIComponent(id)}?conferenceDataVersion=1&sendUpdates=none`,
        'PATCH',
        eventOf(plan),
      );
    },
    async cancel(id) {
      // One that is gone already is as good as cancelled.
      await authorized(`/${encodeURIComponent(id)}?sendUpdates=none`, 'DELETE');
    },
    async findRecording(id) {
      const answer = await authorized(`/${encodeURIComponent(id)}`, 'GET');
      if (answer === null) return null;
      const video = parsed(Event, answer).attachments?.find(
        ({ mimeType, fileUrl }) => mimeType === 'video/mp4' && isHttps(fileUrl),
      );
      return video ? { url: video.fileUrl } : null;
    },
  };
}

/** Google takes ids of its own alphabet: the hexadecimal digits of ours are in it. */
const eventId = (sessionId: string) => sessionId.replaceAll('-', '');

const eventOf = ({ title, description, startsAt, durationMinutes, timeZone }: MeetingPlan) => ({
  summary: title,
  description,
  start: { dateTime: startsAt, timeZone },
  end: {
    dateTime: new Date(Date.parse(startsAt) + durationMinutes * MINUTE_MS).toISOString(),
    timeZone,
  },
});

function linkOf(event: Event): string | null {
  const link =
    event.conferenceData?.entryPoints?.find(({ entryPointType }) => entryPointType === 'video')?.uri ??
    event.hangoutLink;
  return link && isHttps(link) ? link : null;
}

const isHttps = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:';

function parsed<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.infer<Shape> {
  const { success, data } = shape.safeParse(answer);
  if (!success) throw new MeetingError('wrong_answer', false);
  return data;
}
