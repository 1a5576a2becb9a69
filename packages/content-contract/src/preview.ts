import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * An editor's permit to see drafts on the site: made by the content system, or by the site itself
 * for its cookie, and checked by the site. Both know the site key.
 */
export type PreviewPermit = {
  /** Instant at which it ends, in milliseconds since 1970. */
  expires: number
  signature: string
}

/** Path on the site that takes a permit: `?path=/helse/leger&expires=…&signature=…`. */
export const previewPath = '/api/preview'

/** @param purpose what the permit is good for: the path of one page, or `cookie` */
export function signPreview(siteKey: string, purpose: string, expires: number): string {
  return createHmac('sha256', siteKey).update(`preview ${expires} ${purpose}`).digest('base64url')
}

/** Whether the permit is genuine and has not ended at `now`. */
export function isPreviewPermit(
  siteKey: string,
  purpose: string,
  permit: PreviewPermit,
  now: number,
): boolean {
  const expected = Buffer.from(signPreview(siteKey, purpose, permit.expires))
  const given = Buffer.from(permit.signature)
  return (
    given.length === expected.length && timingSafeEqual(given, expected) && permit.expires > now
  )
}

/** Address on the site under which an editor sees the draft of a page. */
export function previewAddress(
  portalUrl: string,
  siteKey: string,
  path: string,
  expires: number,
): string {
  const query = new URLSearchParams({
    path,
    expires: String(expires),
    signature: signPreview(siteKey, path, expires),
  })
  return `${portalUrl}${previewPath}?${query}`
}
