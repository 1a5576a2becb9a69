/** The purposes that need consent. */
export const purposes = ['media', 'analytics'] as const
export type Purpose = (typeof purposes)[number]

/** The allowed purposes. An empty set is a refusal, which is stored for the same time. */
export type Consent = ReadonlySet<Purpose>

export const consentCookie = 'portal-consent'

/** Increment it when purposes change: all visitors are asked again. */
const version = '1'

/** Six months, then we ask again. */
const lifeSeconds = 182 * 86_400

/** The consent in a browser's cookies; null if the visitor has not answered. */
export function readConsent(cookies: string): Consent | null {
  const value = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${consentCookie}=`))
    ?.slice(consentCookie.length + 1)
  const [writtenIn, ...allowed] = value?.split('.') ?? []
  if (writtenIn !== version) return null
  return new Set(purposes.filter((purpose) => allowed.includes(purpose)))
}

/** The value for `document.cookie`. */
export function writeConsent(consent: Consent, { secure }: { secure: boolean }): string {
  const value = [version, ...purposes.filter((purpose) => consent.has(purpose))].join('.')
  const attributes = ['path=/', `max-age=${lifeSeconds}`, 'samesite=lax']
  return [`${consentCookie}=${value}`, ...attributes, ...(secure ? ['secure'] : [])].join('; ')
}
