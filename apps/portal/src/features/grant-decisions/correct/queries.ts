import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import type { CorrectionForm } from './contract.ts'
import { correctEndpoints as endpoints } from './endpoints.ts'

export const correctionsQuery = queryOptions({
  queryKey: [...staffKey, 'grant-corrections'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})

/** @param reference of an application, as people name it */
export const lettersQuery = (reference: string) =>
  queryOptions({
    queryKey: [...staffKey, 'grant-letters', reference],
    queryFn: ({ signal }) => callStaff(endpoints.find, { query: { reference }, signal }),
    retry: false,
  })

export const staffLetterAddress = (decisionId: string) =>
  endpointAddress(endpoints.letter, { params: { decisionId } })
export const proposeCorrection = (decisionId: string, body: CorrectionForm) =>
  callStaff(endpoints.propose, { params: { decisionId }, body })
export const dropCorrection = (correctionId: string) =>
  callStaff(endpoints.drop, { params: { correctionId } })
export const confirmCorrection = (correctionId: string) =>
  callStaff(endpoints.confirm, { params: { correctionId } })
