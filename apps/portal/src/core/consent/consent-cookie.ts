/** What a visitor may say yes or no to; everything else on the site needs no consent. */
export const purposes = ['media', 'analytics'] as const
export type Purpose = (typeof purposes)[number]

/** What was allowed. An empty one is a refusal, which is remembered just as long. */
export type Consent = ReadonlySet<Purpose>

export const consentCookie = 'trivsel-consent'

/** Goes up when there are other purposes, or they mean something else: everybody is asked again. */
const version = '1'

/** Six months, then we ask again. */
const lifeSeconds = 182 * 86_400

/** What a browser's cookies say, or null when the visitor has not answered yet. */
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

/** The cookie that keeps an answer. */
export function writeConsent(consent: Consent, { secure }: { secure: boolean }): string {
  const value = [version, ...purposes.filter((purpose) => consent.has(purpose))].join('.')
  const attributes = ['path=/', `max-age=${lifeSeconds}`, 'samesite=lax']
  return [`${consentCookie}=${value}`, ...attributes, ...(secure ? ['secure'] : [])].join('; ')
}
