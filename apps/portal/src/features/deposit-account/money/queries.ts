import { queryOptions } from '@tanstack/react-query'
import {
  type BankFilesQuery,
  bankFileUpload,
  fetchAllPages,
  moneyKey,
} from '#core/bank/money-queries.ts'
import { callStaff } from '#core/staff-area/queries.ts'
import type { TransferLine } from './contract.ts'
import { moneyEndpoints as endpoints } from './endpoints.ts'
import type {
  AllocationForm,
  ConflictForm,
  CorrectionForm,
  PayoutForm,
  TransferForm,
  TransferSearch,
} from './forms.ts'

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

export const fetchAllTransfers = (search: TransferSearch): Promise<TransferLine[]> =>
  fetchAllPages((page) => callStaff(endpoints.transfers, { body: { ...search, ...page } }))
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

export const bankFilesQuery: BankFilesQuery = {
  queryKey: [...moneyKey, 'bank-files'],
  queryFn: ({ signal }) => callStaff(endpoints.bankFiles, { signal }),
  retry: false,
}

export const preparePayout = (body: PayoutForm) => callStaff(endpoints.preparePayout, { body })

export const importTransfers = bankFileUpload(endpoints.importTransfers)
