import { createListLinks, type ListLinks } from '#core/newsletters/links.server.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { subscribingEndpoints } from './endpoints.ts'

export type NewsletterLinks = ListLinks

/** The links of the mails of the organisation's newsletter. */
export const createNewsletterLinks = (parts: {
  encryption: Pick<FieldEncryption, 'index'>
  portalUrl: string
}): NewsletterLinks =>
  createListLinks(parts, {
    purposes: { confirmation: 'newsletter confirmation', end: 'newsletter unsubscription' },
    pages: { confirm: 'newsletterConfirm', end: 'newsletterUnsubscribe' },
    oneClickAddress: (token, language) =>
      endpointAddress(subscribingEndpoints.unsubscribeWithOneClick, {
        query: { token, language },
        body: new Blob(),
      }),
  })
