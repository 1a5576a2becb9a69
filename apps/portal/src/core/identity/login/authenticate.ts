export type AuthenticationAnswer =
  | { ok: true }
  | { ok: false; reason: 'wrong' | 'too-many' | 'busy' | 'unreachable' }

/** Calls the login service under `/api/auth`. Never throws: every outcome has a text of its own. */
export async function postAuthentication(
  action: 'sign-in/email' | 'sign-out',
  body: object,
): Promise<AuthenticationAnswer> {
  try {
    const response = await fetch(`/api/auth/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return { ok: true }
    if (response.status === 429) return { ok: false, reason: 'too-many' }
    return { ok: false, reason: response.status >= 500 ? 'busy' : 'wrong' }
  } catch {
    return { ok: false, reason: 'unreachable' }
  }
}
