import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffAccessQuery, staffKey } from '#core/staff-area/queries.ts'
import { ApiError, fetchFile } from '#platform/api-client.ts'
import { queryClient } from '#platform/queries/query-client.ts'
import type { DownloadedFile } from '#platform/save-file.ts'
import { uploadRoute } from '#platform/upload-route.ts'
import type { ImportedFile, PayoutLine, TransferLine } from './contract.ts'
import { moneyEndpoints as routes } from './endpoints.ts'
import {
  type AgainForm,
  type AllocationForm,
  type ConflictForm,
  type CorrectionForm,
  longestMoneyPage,
  type OutcomeForm,
  type PayoutForm,
  type PayoutSearch,
  type ReturnForm,
  type TransferForm,
  type TransferSearch,
} from './forms.ts'

const moneyKey = [...staffKey, 'money'] as const
/** Whatever is done about money may change every list of it. */
export const moneyChanged = { queryKey: moneyKey }

export const waitingQuery = queryOptions({
  queryKey: [...moneyKey, 'waiting'],
  queryFn: ({ signal }) => callStaff(routes.waiting, { signal }),
  retry: false,
})

/** Asked again when somebody comes back to the window: others work on it too. */
export const transfersQuery = (search: TransferSearch) =>
  queryOptions({
    queryKey: [...moneyKey, 'transfers', search],
    queryFn: ({ signal }) => callStaff(routes.transfers, { body: search, signal }),
    retry: false,
    staleTime: 0,
  })

export const payoutsQuery = (search: PayoutSearch) =>
  queryOptions({
    queryKey: [...moneyKey, 'payouts', search],
    queryFn: ({ signal }) => callStaff(routes.payouts, { body: search, signal }),
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
  fetchAll((page) => callStaff(routes.transfers, { body: { ...search, ...page } }))
export const fetchAllPayouts = (search: PayoutSearch): Promise<PayoutLine[]> =>
  fetchAll((page) => callStaff(routes.payouts, { body: { ...search, ...page } }))

export const suggestionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...moneyKey, 'suggestions', id],
    queryFn: ({ signal }) => callStaff(routes.suggestions, { params: { id }, signal }),
    retry: false,
    staleTime: 0,
  })

export const previewAllocation = (id: string, customerNumber: string | null) =>
  callStaff(routes.previewAllocation, { params: { id }, body: { customerNumber } })
export const allocate = (id: string, body: AllocationForm) =>
  callStaff(routes.allocate, { params: { id }, body })
export const registerTransfer = (body: TransferForm) => callStaff(routes.registerTransfer, { body })

export const confirmTransfer = (id: string, revision: number) =>
  callStaff(routes.confirmTransfer, { params: { id }, body: { revision } })
export const correctTransfer = (id: string, body: CorrectionForm) =>
  callStaff(routes.correctTransfer, { params: { id }, body })
export const decideCorrection = (id: string, isConfirmed: boolean) =>
  callStaff(routes.decideCorrection, { params: { id }, body: { isConfirmed } })
export const conflictsQuery = queryOptions({
  queryKey: [...moneyKey, 'conflicts'],
  queryFn: ({ signal }) => callStaff(routes.conflicts, { signal }),
  retry: false,
  staleTime: 0,
})
export const resolveConflict = (id: string, resolution: ConflictForm['resolution']) =>
  callStaff(routes.resolveConflict, { params: { id }, body: { resolution } })

export const bankFilesQuery = queryOptions({
  queryKey: [...moneyKey, 'bank-files'],
  queryFn: ({ signal }) => callStaff(routes.bankFiles, { signal }),
  retry: false,
})

export const importRoutes = {
  'camt.054': routes.importTransfers,
  'pain.002': routes.importAnswers,
} as const
export type ImportKind = keyof typeof importRoutes

/** @param onProgress the share that has been sent, 0 to 1 */
export async function importFile(
  kind: ImportKind,
  file: File,
  onProgress: (share: number) => void,
): Promise<ImportedFile> {
  try {
    const body = new Blob([file], { type: 'application/xml' })
    return await uploadRoute(importRoutes[kind], { onProgress }, { body })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED')
      await queryClient.invalidateQueries({ queryKey: staffAccessQuery.queryKey })
    throw error
  }
}

export const preparePayout = (body: PayoutForm) => callStaff(routes.preparePayout, { body })
export const prepareAgain = (id: string, body: AgainForm) =>
  callStaff(routes.prepareAgain, { params: { id }, body })
export const withdrawPayout = (id: string) => callStaff(routes.withdrawPayout, { params: { id } })
export const showPayee = (id: string, reason: string) =>
  callStaff(routes.showPayee, { params: { id }, body: { reason } })
export const settlePayout = (id: string, body: OutcomeForm) =>
  callStaff(routes.settlePayout, { params: { id }, body })
export const proposeReturn = (id: string, body: ReturnForm) =>
  callStaff(routes.proposeReturn, { params: { id }, body })
export const releasePayouts = (ids: string[]) => callStaff(routes.releasePayouts, { body: { ids } })

export const payoutFilesQuery = queryOptions({
  queryKey: [...moneyKey, 'payout-files'],
  queryFn: ({ signal }) => callStaff(routes.payoutFiles, { signal }),
  retry: false,
})
export async function fetchPayoutFile(id: number, messageId: string): Promise<DownloadedFile> {
  const answer = await fetchFile(routes.payoutFile, { params: { id: String(id) } })
  return { name: `${messageId}.xml`, content: await answer.blob() }
}
export const markFileSent = (id: number) =>
  callStaff(routes.markFileSent, { params: { id: String(id) } })
