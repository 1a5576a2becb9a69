import type { Locale } from '@trivsel/content-contract/locales'

import { endpointAddress } from '#platform/api/endpoint.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { isSameSecret } from '#platform/crypto/same-secret.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { subscribingEndpoints } from './endpoints.ts'

const confirmation = 'newsletter confirmation'
const unsubscription = 'newsletter unsubscription'

/**
 * Creates and reads the links of the newsletter's mails. Their tokens are signed and not stored, so that a
 * mail that is sent again has the same link. Tokens signed with an older key remain valid.
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

  /** @returns the signed parts, or null for a token that we have not signed */
  function read(purpose: string, token: string): string[] | null {
    const parts = token.split('.')
    const proof = parts.pop() ?? ''
    const proofs = encryption.index(parts.join('.'), purpose)
    return proofs.some((valid) => isSameSecret(proof, valid)) ? parts : null
  }

  const unsubscribeToken = (id: string) => sign(unsubscription, id)

  /** The token is in the fragment: browsers do not send it, so it is in no log and no referrer. */
  const pageUrl = (
    page: 'newsletterConfirm' | 'newsletterUnsubscribe',
    locale: Locale,
    token: string,
  ) => `${portalUrl}${pagePath(page, locale)}#${new URLSearchParams({ token })}`

  return {
    confirmUrl: (id: string, requestedAt: Date, locale: Locale) =>
      pageUrl('newsletterConfirm', locale, sign(confirmation, id, String(requestedAt.getTime()))),

    readConfirmation(token: string): { id: string; requestedAt: Date } | null {
      const [id, requestedAt] = read(confirmation, token) ?? []
      return id === undefined ? null : { id, requestedAt: new Date(Number(requestedAt)) }
    },

    unsubscribeUrl: (id: string, locale: Locale) =>
      pageUrl('newsletterUnsubscribe', locale, unsubscribeToken(id)),

    /** The page to which the one-click address redirects. */
    unsubscribePageUrl: (token: string, locale: Locale) =>
      pageUrl('newsletterUnsubscribe', locale, token),

    /** For mail programs (RFC 8058), which do not send a fragment. */
    oneClickUrl: (id: string, locale: Locale) =>
      portalUrl +
      endpointAddress(subscribingEndpoints.unsubscribeWithOneClick, {
        query: { token: unsubscribeToken(id), language: locale },
        body: new Blob(),
      }),

    readUnsubscription: (token: string): string | null => read(unsubscription, token)?.[0] ?? null,
  }
}

export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>
