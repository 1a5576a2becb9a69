import { callEndpoint } from '#platform/api-client.ts'
import type { LinkCheck } from '../model/account-forms.ts'
import { linkEndpoints } from './endpoints.ts'

export const checkLink = (body: LinkCheck, signal: AbortSignal) =>
  callEndpoint(linkEndpoints.checkLink, { body, signal })
