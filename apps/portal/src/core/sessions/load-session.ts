import { callEndpoint } from '#platform/api-client.ts'
import { tidySaved } from '#platform/device-store/tidy.ts'
import type { Session } from './contract.ts'
import { sessionEndpoint } from './endpoints.ts'
import { mayBeSignedIn } from './signed-in-cookie.ts'

let underWay: Promise<Session> | undefined

/**
 * Who is signed in. The header and the page need it at the same time: they share one call.
 * @throws {ApiError} it could not be found out
 */
export function loadSession(): Promise<Session> {
  underWay ??= load().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function load(): Promise<Session> {
  const session = mayBeSignedIn() ? await callEndpoint(sessionEndpoint) : { user: null }
  await tidySaved(session.user?.id ?? null)
  return session
}
