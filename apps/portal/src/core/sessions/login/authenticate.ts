import { ApiError, callRoute } from '#platform/api-client.ts'
import { signInRoute, signOutRoute } from '../routes.ts'

export type AuthenticationAnswer =
  | { ok: true }
  | { ok: false; reason: 'wrong' | 'too-many' | 'busy' | 'unreachable' }

export const signIn = (body: { email: string; password: string }) =>
  outcomeOf(callRoute(signInRoute, { body }))
export const signOut = () => outcomeOf(callRoute(signOutRoute))

/** Never throws: every outcome has a text of its own. */
async function outcomeOf(call: Promise<unknown>): Promise<AuthenticationAnswer> {
  try {
    await call
    return { ok: true }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    if (status === 0) return { ok: false, reason: 'unreachable' }
    if (status === 429) return { ok: false, reason: 'too-many' }
    return { ok: false, reason: status >= 500 ? 'busy' : 'wrong' }
  }
}
