/** Readable beside the session's own cookie: says only that asking for the session is worth a call. */
const signedInCookie = 'trivsel-signed-in=1'

export function mayBeSignedIn(): boolean {
  return typeof document !== 'undefined' && document.cookie.includes(signedInCookie)
}
