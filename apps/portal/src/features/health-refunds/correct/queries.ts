import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { caseKey } from '../decide/queries.ts'
import { correctEndpoints as endpoints } from './endpoints.ts'
import type { CorrectionForm, RepaymentForm, TryForm } from './forms.ts'

/** The case, and the list of what waits, are read again after a change. */
export const afterChanges = staffKey

export const afterQuery = (id: string) =>
  queryOptions({
    queryKey: [...caseKey(id), 'health-after'],
    queryFn: ({ signal }) => callStaff(endpoints.after, { params: { id }, signal }),
    retry: false,
  })

export const followUpQuery = queryOptions({
  queryKey: [...staffKey, 'health-follow-up'],
  queryFn: ({ signal }) => callStaff(endpoints.followUp, { signal }),
  retry: false,
})

/** What a decision would come to; shown with the last sum until the next one is there. */
export const tryQuery = (id: string, lines: TryForm['lines']) =>
  queryOptions({
    queryKey: [...caseKey(id), 'health-try', lines],
    queryFn: ({ signal }) => tryLines(id, lines, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })

const tryLines = (id: string, lines: TryForm['lines'], signal: AbortSignal) =>
  callStaff(endpoints.try, { params: { id }, body: { lines: [...lines] }, signal })

export const propose = (id: string, body: CorrectionForm) =>
  callStaff(endpoints.propose, { params: { id }, body })
export const confirm = (id: string, correction: string) =>
  callStaff(endpoints.confirm, { params: { id, correction } })
export const drop = (id: string, correction: string) =>
  callStaff(endpoints.drop, { params: { id, correction } })

export const register = (id: string, body: RepaymentForm) =>
  callStaff(endpoints.register, { params: { id }, body })
export const confirmRepayment = (id: string, repayment: string) =>
  callStaff(endpoints.confirmRepayment, { params: { id, repayment } })
export const dropRepayment = (id: string, repayment: string) =>
  callStaff(endpoints.dropRepayment, { params: { id, repayment } })
