/**
 * What phones at the door have instead of a code, which opens the page of its ticket: SHA-256, base64url.
 * A code has 130 random bits, so that nobody finds it by trying.
 */
export async function hashTicketCode(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
