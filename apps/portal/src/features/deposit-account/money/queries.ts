import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffAccessQuery, staffKey } from '#core/staff-area/queries.ts'
import { ApiError, fetchFile } from '#platform/api-client.ts'
import { queryClient } from '#platform/queries/query-client.ts'
import type { DownloadedFile } from '#platform/save-file.ts'
import { uploadToEndpoint } from '#platform/upload-to-endpoint.ts'
import type { ImportedFile, PayoutLine, TransferLine } from './contract.ts'
import { moneyEndpoints as endpoints } from './endpoints.ts'
import {
  type AllocationForm,
  type ConflictForm,
  type CorrectionForm,
  longestMoneyPage,
  type OutcomeForm,
  type PayoutForm,
  type PayoutSearch,
  type PrepareAgainForm,
  type ReturnForm,
  type TransferForm,
  type TransferSearch,
} from './forms.ts'

const moneyKey = [...staffKey, 'money'] as const
/** Every change may affect every list about money. */
export const moneyQueries = { queryKey: moneyKey }

export const waitingQuery = queryOptions({
  queryKey: [...moneyKey, 'waiting'],
  queryFn: ({ signal }) => callStaff(endpoints.waiting, { signal }),
  retry: false,
})

/** RequestFacts again when somebody comes back to the window: others work on it too. */
export const transfersQuery = (search: TransferSearch) =>
  queryOptions({
    queryKey: [...moneyKey, 'transfers', search],
    queryFn: ({ signal }) => callStaff(endpoints.transfers, { body: search, signal }),
    retry: false,
    staleTime: 0,
  })

export const payoutsQuery = (search: PayoutSearch) =>
  queryOptions({
    queryKey: [...moneyKey, 'payouts', search],
    queryFn: ({ signal }) => callStaff(endpoints.payouts, { body: search, signal }),
    retry: false,
    staleTime: 0,
  })

/** More is no longer a list that somebody reads in a spreadsheet. */
const longestExport = 20_000

async function fetchAll<Line>(
  fetchPage: (page: { page: number; size: number }) => Promise<{ items: Line[]; total: number }>,
): Promise<Line[]> {
  const lines: Line[] = []
  for (let page = 1; lines.length < longestExport; page++) {
    const { items, total } = await fetchPage({ page, size: longestMoneyPage })
    lines.push(...items)
    if (items.length === 0 || lines.length >= total) break
  }
  return lines
}

export const fetchAllTransfers = (search: TransferSearch): Promise<TransferLine[]> =>
  fetchAll((page) => callStaff(endpoints.transfers, { body: { ...search, ...page } }))
export const fetchAllPayouts = (search: PayoutSearch): Promise<PayoutLine[]> =>
  fetchAll((page) => callStaff(endpoints.payouts, { body: { ...search, ...page } }))

export const suggestionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...moneyKey, 'suggestions', id],
    queryFn: ({ signal }) => callStaff(endpoints.suggestions, { params: { id }, signal }),
    retry: false,
    staleTime: 0,
  })

export const previewAllocation = (id: string, customerNumber: string | null) =>
  callStaff(endpoints.previewAllocation, { params: { id }, body: { customerNumber } })
export const allocate = (id: string, body: AllocationForm) =>
  callStaff(endpoints.allocate, { params: { id }, body })
export const registerTransfer = (body: TransferForm) =>
  callStaff(endpoints.registerTransfer, { body })

export const confirmTransfer = (id: string, revision: number) =>
  callStaff(endpoints.confirmTransfer, { params: { id }, body: { revision } })
export const correctTransfer = (id: string, body: CorrectionForm) =>
  callStaff(endpoints.correctTransfer, { params: { id }, body })
export const decideCorrection = (id: string, isConfirmed: boolean) =>
  callStaff(endpoints.decideCorrection, { params: { id }, body: { isConfirmed } })
export const conflictsQuery = queryOptions({
  queryKey: [...moneyKey, 'conflicts'],
  queryFn: ({ signal }) => callStaff(endpoints.conflicts, { signal }),
  retry: false,
  staleTime: 0,
})
export const resolveConflict = (id: string, resolution: ConflictForm['resolution']) =>
  callStaff(endpoints.resolveConflict, { params: { id }, body: { resolution } })

export const bankFilesQuery = queryOptions({
  queryKey: [...moneyKey, 'bank-files'],
  queryFn: ({ signal }) => callStaff(endpoints.bankFiles, { signal }),
  retry: false,
})

export const importEndpoints = {
  'camt.054': endpoints.importTransfers,
  'pain.002': endpoints.importAnswers,
} as const
export type ImportKind = keyof typeof importEndpoints

/** @param onProgress the share that has been sent, 0 to 1 */
export async function importFile(
  kind: ImportKind,
  file: File,
  onProgress: (share: number) => void,
): Promise<ImportedFile> {
  try {
    const body = new Blob([file], { type: 'application/xml' })
    return await uploadToEndpoint(importEndpoints[kind], { onProgress }, { body })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED')
      await queryClient.invalidateQueries({ queryKey: staffAccessQuery.queryKey })
    throw error
  }
}

export const preparePayout = (body: PayoutForm) => callStaff(endpoints.preparePayout, { body })
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
