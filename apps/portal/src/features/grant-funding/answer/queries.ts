import { callEndpoint } from '#platform/api-client.ts'
import type { PayeeForm } from '../model/forms.ts'
import { answerEndpoints } from './endpoints.ts'

export const acceptGrant = (applicationId: string, version: number) =>
  callEndpoint(answerEndpoints.accept, { params: { applicationId }, body: { version } })
export const declineGrant = (applicationId: string, version: number) =>
  callEndpoint(answerEndpoints.decline, { params: { applicationId }, body: { version } })
export const enterPayee = (applicationId: string, body: PayeeForm) =>
  callEndpoint(answerEndpoints.payee, { params: { applicationId }, body })
