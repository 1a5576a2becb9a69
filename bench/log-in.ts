import { PlainError } from '../scripts/progress.ts'

/** Logs somebody of the demo in. @returns the cookies of the session */
export async function logIn(portalUrl: string, email: string): Promise<string> {
  const response = await fetch(`${portalUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: portalUrl },
    body: JSON.stringify({ email, password: 'trivsel-demo' }),
  })
  if (!response.ok) throw new PlainError(`${email} could not log in.`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
