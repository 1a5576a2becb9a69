/** Readable by scripts, unlike the session cookie: shows only that there may be a session. */
const signedInCookie = 'portal-signed-in=1'

export function mayBeSignedIn(): boolean {
  return typeof document !== 'undefined' && document.cookie.includes(signedInCookie)
}
