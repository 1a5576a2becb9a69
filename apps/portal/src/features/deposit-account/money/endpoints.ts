import type { BankFiles, ImportedFile, PreparedPayout } from '#core/bank/answers.ts'
import type { DecisionForm } from '#core/bank/money-forms.ts'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type {
  AllocationPreview,
  Conflicts,
  Corrected,
  RegisteredTransfer,
  Suggestions,
  TransferPage,
  WaitingMoney,
} from './contract.ts'
import type {
  Allocation,
  AllocationForm,
  ConfirmForm,
  ConflictForm,
  CorrectionForm,
  PayoutForm,
  TransferForm,
  TransferSearch,
} from './forms.ts'

/*
 * Customer numbers, names and texts that are looked for go in bodies: addresses are written down on
 * the method.
 */

const money = '/api/frontend/staff/money'
const transfers = `${money}/transfers` as const

/** A file of five thousand entries takes some seconds. */
const importTime = { timeLimit: 120_000 }

export const moneyEndpoints = {
  waiting: endpoint<{ answer: WaitingMoney }>()('GET', `${money}/waiting`),
  transfers: endpoint<{ body: TransferSearch; answer: TransferPage }>()(
    'POST',
    `${transfers}/search`,
  ),
  registerTransfer: endpoint<{ body: TransferForm; answer: RegisteredTransfer }>()(
    'POST',
    transfers,
  ),
  suggestions: endpoint<{ answer: Suggestions }>()('GET', `${transfers}/:id/suggestions`),
  previewAllocation: endpoint<{ body: Allocation; answer: AllocationPreview }>()(
    'POST',
    `${transfers}/:id/allocation/preview`,
  ),
  allocate: endpoint<{ body: AllocationForm; answer: Done }>()(
    'PUT',
    `${transfers}/:id/allocation`,
  ),
  confirmTransfer: endpoint<{ body: ConfirmForm; answer: Done }>()(
    'PUT',
    `${transfers}/:id/confirmation`,
  ),
  correctTransfer: endpoint<{ body: CorrectionForm; answer: Corrected }>()(
    'POST',
    `${transfers}/:id/corrections`,
  ),
  decideCorrection: endpoint<{ body: DecisionForm; answer: Done }>()(
    'PUT',
    `${money}/corrections/:id/decision`,
  ),
  conflicts: endpoint<{ answer: Conflicts }>()('GET', `${money}/conflicts`),
  resolveConflict: endpoint<{ body: ConflictForm; answer: Done }>()(
    'PUT',
    `${money}/conflicts/:id/resolution`,
  ),
  bankFiles: endpoint<{ answer: BankFiles }>()('GET', `${money}/bank-files`),
  importTransfers: endpoint<{ body: Blob; answer: ImportedFile }>()(
    'POST',
    `${money}/bank-files/camt-054`,
    importTime,
  ),
  preparePayout: endpoint<{ body: PayoutForm; answer: PreparedPayout }>()(
    'POST',
    `${money}/payouts`,
  ),
}
