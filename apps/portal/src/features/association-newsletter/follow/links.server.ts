import { createListLinks, type ListLinks } from '#core/newsletters/links.server.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { followEndpoints } from './endpoints.ts'

/** Who stops to get the newsletter of an association: a follower, or a member of it. */
export type Reader =
  | { readonly subscriptionId: string }
  | { readonly associationId: string; readonly userId: string }

/** The links of the mails of associations' newsletters. */
export const createFollowLinks = (parts: {
  encryption: Pick<FieldEncryption, 'index'>
  portalUrl: string
}): ListLinks =>
  createListLinks(parts, {
    purposes: { confirmation: 'association follower', end: 'association newsletter end' },
    pages: { confirm: 'associationFollowConfirm', end: 'associationFollowEnd' },
    oneClickAddress: (token, language) =>
      endpointAddress(followEndpoints.endWithOneClick, {
        query: { token, language },
        body: new Blob(),
      }),
  })

/** What an unsubscribe link of a member is signed with; a follower's with the id of the subscription. */
export const memberKey = (associationId: string, userId: string) =>
  `member.${associationId}.${userId}`

/** @param signed as the link was signed */
export function readReader(signed: string): Reader {
  const [kind, associationId = '', ...userId] = signed.split('.')
  return kind === 'member'
    ? { associationId, userId: userId.join('.') }
    : { subscriptionId: signed }
}
