import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { AdmissionForm, CodeForm, TermsForm } from './contract.ts'
import { boardEndpoints as endpoints } from './endpoints.ts'

export const setupKey = (id: string) => ['association-membership', id] as const

export const setupQuery = (id: string) =>
  queryOptions({
    queryKey: [...setupKey(id), 'setup'],
    queryFn: ({ signal }) => callEndpoint(endpoints.read, { params: { id }, signal }),
  })

export const saveTerms = (id: string, body: TermsForm) =>
  callEndpoint(endpoints.saveTerms, { params: { id }, body })
export const saveAdmission = (id: string, body: AdmissionForm) =>
  callEndpoint(endpoints.saveAdmission, { params: { id }, body })
export const makeCode = (id: string, body: CodeForm) =>
  callEndpoint(endpoints.makeCode, { params: { id }, body })
export const endCode = (id: string, codeId: string) =>
  callEndpoint(endpoints.endCode, { params: { id, codeId } })
export const acceptRequest = (id: string, memberId: string) =>
  callEndpoint(endpoints.accept, { params: { id, memberId } })
export const declineRequest = (id: string, memberId: string, answer: string) =>
  callEndpoint(endpoints.decline, { params: { id, memberId }, body: { answer } })
export const registerCash = (id: string, email: string) =>
  callEndpoint(endpoints.registerCash, { params: { id }, body: { email } })
