/** True where this page may make and use passkeys: a browser that has them, and an address they can be bound to. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext &&
  typeof window.PublicKeyCredential === 'function' &&
  // A key is bound to a name; an address of numbers is none.
  !/^(?:[\d.]+|\[.*\])$/.test(window.location.hostname);

/** True when the person closed the device's question, which needs no words. */
export const wasPasskeyCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

type Options = Record<string, unknown>;

// The library loads with the first use: most people never need it.

/** Asks the device for a new key. */
export async function createPasskey(options: Options) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return asInput(await startRegistration({ optionsJSON: options as never }));
}

/** Asks the device to sign with a key of this server. */
export async function signWithPasskey(options: Options) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return asInput(await startAuthentication({ optionsJSON: options as never }));
}

interface DeviceAnswer {
  readonly id: string;
  readonly rawId: string;
  readonly type: string;
  readonly response: object;
  readonly clientExtensionResults: object;
}

const asInput = ({ id, rawId, response, clientExtensionResults }: DeviceAnswer) => ({
  ...{ id, rawId },
  type: 'public-key' as const,
  response: { ...response } as Record<string, unknown>,
  clientExtensionResults: { ...clientExtensionResults } as Record<string, unknown>,
});
