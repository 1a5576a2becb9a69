import { callEndpoint } from '#platform/api-client.ts'
import { consentEndpoints as endpoints } from './endpoints.ts'

export const answerConsent = (id: string, kindId: string, isGiven: boolean) =>
  callEndpoint(endpoints.answer, { params: { id, kindId }, body: { isGiven } })
