import type { SentForm } from '#core/public-forms/contract.ts'
import { getLocale } from '#locale'
import { callEndpoint } from '#platform/api-client.ts'
import type { SendingAssociation } from './contract.ts'
import { followEndpoints } from './endpoints.ts'

/** @returns null where an association has no newsletter to follow */
export const loadSendingAssociation = async (slug: string): Promise<SendingAssociation | null> =>
  (await callEndpoint(followEndpoints.read, { params: { slug } })).association

export const follow = (id: string, body: SentForm) =>
  callEndpoint(followEndpoints.follow, { params: { id }, query: { language: getLocale() }, body })

export const confirmFollowing = (token: string) =>
  callEndpoint(followEndpoints.confirm, { body: { token } })

export const endNewsletter = (token: string) =>
  callEndpoint(followEndpoints.end, { body: { token } })
