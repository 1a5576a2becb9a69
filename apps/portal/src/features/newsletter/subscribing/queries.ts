import type { SentForm } from '#core/public-forms/contract.ts'
import { getLocale } from '#locale'
import { callEndpoint } from '#platform/api-client.ts'
import { subscribingEndpoints } from './endpoints.ts'

export const signUp = (body: SentForm) =>
  callEndpoint(subscribingEndpoints.signUp, { query: { language: getLocale() }, body })

export const confirmSubscription = (token: string) =>
  callEndpoint(subscribingEndpoints.confirmSubscription, { body: { token } })

export const unsubscribe = (token: string) =>
  callEndpoint(subscribingEndpoints.unsubscribe, { body: { token } })
