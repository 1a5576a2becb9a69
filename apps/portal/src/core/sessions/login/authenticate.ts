import { ApiError, callEndpoint } from '#platform/api-client.ts'
import { signInEndpoint, signOutEndpoint } from '../endpoints.ts'
import { type LoginProblem, loginProblem } from './problems.ts'

export type AuthenticationAnswer = { ok: true } | { ok: false; reason: LoginProblem }

export const signIn = (body: { email: string; password: string }) =>
  outcomeOf(callEndpoint(signInEndpoint, { body }))
export const signOut = () => outcomeOf(callEndpoint(signOutEndpoint))

/** Never throws: each outcome has its own text. */
async function outcomeOf(call: Promise<unknown>): Promise<AuthenticationAnswer> {
  try {
    await call
    return { ok: true }
  } catch (error) {
    return { ok: false, reason: loginProblem(error instanceof ApiError ? error.status : 0) }
  }
}
