import type { Locale } from '@trivsel/content-contract/content'
import { endpointAddress } from '#platform/api/endpoint.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { isSameSecret } from '#platform/crypto/same-secret.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { subscribingEndpoints } from './subscribing/endpoints.ts'

const confirmation = 'newsletter confirmation'
const unsubscription = 'newsletter unsubscription'

/**
 * What the links of mails carry: signed instead of stored, so that the same mail sent again has the
 * same link, and an issue has one for everybody. One that was made under an older key still counts.
 */
export function createNewsletterLinks({
  encryption,
  portalUrl,
}: {
  encryption: Pick<FieldEncryption, 'index'>
  portalUrl: string
}) {
  const sign = (purpose: string, ...parts: string[]) => {
    const [proof] = encryption.index(parts.join('.'), purpose)
    return [...parts, proof].join('.')
  }

  /** @returns what was signed, or null for what is not ours */
  function read(purpose: string, token: string): string[] | null {
    const parts = token.split('.')
    const proof = parts.pop() ?? ''
    const known = encryption.index(parts.join('.'), purpose)
    return known.some((one) => isSameSecret(proof, one)) ? parts : null
  }

  const unsubscribeToken = (id: string) => sign(unsubscription, id)

  /** The token stands after `#`: browsers never send that part, so it is in no log and no referrer. */
  const pageUrl = (
    page: 'newsletterConfirm' | 'newsletterUnsubscribe',
    locale: Locale,
    token: string,
  ) => `${portalUrl}${pagePath(page, locale)}#${new URLSearchParams({ token })}`

  return {
    confirmUrl: (id: string, askedAt: Date, locale: Locale) =>
      pageUrl('newsletterConfirm', locale, sign(confirmation, id, String(askedAt.getTime()))),

    readConfirmation(token: string): { id: string; askedAt: Date } | null {
      const [id, askedAt] = read(confirmation, token) ?? []
      return id === undefined ? null : { id, askedAt: new Date(Number(askedAt)) }
    },

    unsubscribeUrl: (id: string, locale: Locale) =>
      pageUrl('newsletterUnsubscribe', locale, unsubscribeToken(id)),

    /** Where whoever cannot read a fragment goes on to. */
    unsubscribePage: (token: string, locale: Locale) =>
      pageUrl('newsletterUnsubscribe', locale, token),

    /** For mail programs (RFC 8058), which send nothing of a fragment. */
    oneClickUrl: (id: string, locale: Locale) =>
      portalUrl +
      endpointAddress(subscribingEndpoints.oneClick, {
        query: { token: unsubscribeToken(id), language: locale },
        body: new Blob(),
      }),

    readUnsubscription: (token: string): string | null => read(unsubscription, token)?.[0] ?? null,
  }
}

export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>
