import { callEndpoint } from '#platform/api-client.ts'
import type { NewAbsence } from '../model/contract.ts'
import { absenceEndpoints as endpoints } from './endpoints.ts'

export const reportAbsence = (id: string, body: NewAbsence) =>
  callEndpoint(endpoints.report, { params: { id }, body })

export const withdrawAbsence = (id: string, absenceId: string) =>
  callEndpoint(endpoints.withdraw, { params: { id, absenceId } })
