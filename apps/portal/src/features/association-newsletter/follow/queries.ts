import type { SentForm } from '#core/public-forms/contract.ts'
import { getLocale } from '#locale'
import { callEndpoint } from '#platform/api-client.ts'
import { followEndpoints } from './endpoints.ts'

export const follow = (id: string, body: SentForm) =>
  callEndpoint(followEndpoints.follow, { params: { id }, query: { language: getLocale() }, body })

export const confirmFollowing = (token: string) =>
  callEndpoint(followEndpoints.confirm, { body: { token } })

export const endNewsletter = (token: string) =>
  callEndpoint(followEndpoints.end, { body: { token } })
