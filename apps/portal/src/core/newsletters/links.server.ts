import type { Locale } from '@trivsel/content-contract/locales'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { isSameSecret } from '#platform/crypto/same-secret.server.ts'
import { type PageId, pagePath } from '#platform/routing/route-table.ts'

/** Where the links of a kind of list lead to, and what their tokens are signed for. */
type Kind = {
  readonly purposes: { readonly confirmation: string; readonly end: string }
  readonly pages: { readonly confirm: PageId; readonly end: PageId }
  /** The address for mail programs, which send no fragment (RFC 8058). */
  readonly oneClickAddress: (token: string, locale: Locale) => string
}

/**
 * Creates and reads the links of the mails of a newsletter. Their tokens are signed and not stored, so
 * that a mail that is sent again has the same link. Tokens signed with an older key remain valid.
 */
export function createListLinks(
  { encryption, portalUrl }: { encryption: Pick<FieldEncryption, 'index'>; portalUrl: string },
  { purposes, pages, oneClickAddress }: Kind,
) {
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

  /** The token is in the fragment: browsers do not send it, so it is in no log and no referrer. */
  const pageUrl = (page: PageId, locale: Locale, token: string) =>
    `${portalUrl}${pagePath(page, locale)}#${new URLSearchParams({ token })}`

  return {
    confirmUrl: (id: string, requestedAt: Date, locale: Locale) =>
      pageUrl(
        pages.confirm,
        locale,
        sign(purposes.confirmation, id, String(requestedAt.getTime())),
      ),

    readConfirmation(token: string): { id: string; requestedAt: Date } | null {
      const [id, requestedAt] = read(purposes.confirmation, token) ?? []
      return id === undefined ? null : { id, requestedAt: new Date(Number(requestedAt)) }
    },

    /** @param id of a subscription, or what else says who stops to get mails */
    unsubscribeUrl: (id: string, locale: Locale) =>
      pageUrl(pages.end, locale, sign(purposes.end, id)),

    /** The page to which the one-click address redirects. */
    unsubscribePageUrl: (token: string, locale: Locale) => pageUrl(pages.end, locale, token),

    oneClickUrl: (id: string, locale: Locale) =>
      portalUrl + oneClickAddress(sign(purposes.end, id), locale),

    readUnsubscription: (token: string): string | null =>
      read(purposes.end, token)?.join('.') ?? null,
  }
}

export type ListLinks = ReturnType<typeof createListLinks>
