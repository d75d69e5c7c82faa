/**
 * Sends a request that the browser goes on with after the page is gone.
 *
 * Browsers refuse that (TypeError) beyond 64 KiB for all such bodies together; then the request is sent like any
 * other, and arrives if the page lives long enough.
 */
export async function sendOnLeaving(request: Request, init: RequestInit): Promise<Response> {
  const spare = request.clone();
  try {
    return await fetch(request, { ...init, keepalive: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return await fetch(spare, init);
  }
}
