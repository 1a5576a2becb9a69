import { queryOptions } from '@tanstack/react-query'
import {
  type BankFilesQuery,
  bankFileUpload,
  fetchAllPages,
  moneyKey,
} from '#core/bank/money-queries.ts'
import { callStaff } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import { fetchFile } from '#platform/api-client.ts'
import type { DownloadedFile } from '#platform/save-file.ts'
import type { PayoutLine } from '../model/contract.ts'
import type { OutcomeForm, PayoutSearch, PrepareAgainForm, ReturnForm } from '../model/forms.ts'
import { payoutEndpoints as endpoints } from './endpoints.ts'

const inLanguage = () => ({ language: getLocale() })

export const waitingPayoutsQuery = queryOptions({
  queryKey: [...moneyKey, 'waiting-payouts'],
  queryFn: ({ signal }) => callStaff(endpoints.waitingPayouts, { query: inLanguage(), signal }),
  retry: false,
})

const search = (body: PayoutSearch) => ({ query: inLanguage(), body })

/** Fetched again when somebody comes back to the window: others work on it too. */
export const payoutsQuery = (wanted: PayoutSearch) =>
  queryOptions({
    queryKey: [...moneyKey, 'payouts', wanted],
    queryFn: ({ signal }) => callStaff(endpoints.payouts, { ...search(wanted), signal }),
    retry: false,
    staleTime: 0,
  })

export const fetchAllPayouts = (wanted: PayoutSearch): Promise<PayoutLine[]> =>
  fetchAllPages((page) => callStaff(endpoints.payouts, search({ ...wanted, ...page })))

export const prepareAgain = (id: string, body: PrepareAgainForm) =>
  callStaff(endpoints.prepareAgain, { params: { id }, body })
export const withdrawPayout = (id: string) =>
  callStaff(endpoints.withdrawPayout, { params: { id } })
export const showPayee = (id: string, reason: string) =>
  callStaff(endpoints.showPayee, { params: { id }, body: { reason } })
export const recordPayoutOutcome = (id: string, body: OutcomeForm) =>
  callStaff(endpoints.recordPayoutOutcome, { params: { id }, body })
export const proposeReturn = (id: string, body: ReturnForm) =>
  callStaff(endpoints.proposeReturn, { params: { id }, body })
export const decideReturn = (id: string, isConfirmed: boolean) =>
  callStaff(endpoints.decideReturn, { params: { id }, body: { isConfirmed } })
export const releasePayouts = (ids: string[]) =>
  callStaff(endpoints.releasePayouts, { body: { ids } })

export const payoutFilesQuery = queryOptions({
  queryKey: [...moneyKey, 'payout-files'],
  queryFn: ({ signal }) => callStaff(endpoints.payoutFiles, { signal }),
  retry: false,
})
export async function fetchPayoutFile(id: number, messageId: string): Promise<DownloadedFile> {
  const answer = await fetchFile(endpoints.payoutFile, { params: { id: String(id) } })
  return { name: `${messageId}.xml`, content: await answer.blob() }
}
export const markFileSent = (id: number) =>
  callStaff(endpoints.markFileSent, { params: { id: String(id) } })

export const payoutAnswersQuery: BankFilesQuery = {
  queryKey: [...moneyKey, 'payout-answers'],
  queryFn: ({ signal }) => callStaff(endpoints.payoutAnswers, { signal }),
  retry: false,
}
export const importAnswers = bankFileUpload(endpoints.importAnswers)
export const importPayments = bankFileUpload(endpoints.importPayments)
