import { ApiError } from '#platform/api-client.ts'

/** Nothing was sent, for there is no token. */
export class TokenFailure extends Error {
  override name = 'TokenFailure'
}

/**
 * Sends with the token that there is. One that is no longer valid is renewed, once; one that came with
 * the very same before means that it has arrived.
 * @throws {TokenFailure} there is none to be had
 * @throws {ApiError} the form was not taken
 */
export async function sendWithToken({
  known,
  getToken,
  keepToken,
  send,
}: {
  known: string | null
  getToken: () => Promise<string>
  /** A later attempt uses this one. */
  keepToken: (token: string) => void
  send: (token: string) => Promise<unknown>
}): Promise<void> {
  const renew = async () => {
    const token = await getToken().catch(() => {
      throw new TokenFailure()
    })
    keepToken(token)
    return token
  }
  try {
    await send(known ?? (await renew()))
  } catch (failure) {
    if (!(failure instanceof ApiError && failure.code === 'TOKEN_ACTIVE')) throw failure
    if (isReceived(failure)) return
    await send(await renew())
  }
}

function isReceived({ answer }: ApiError): boolean {
  return (answer as { isReceived?: unknown } | null)?.isReceived === true
}
