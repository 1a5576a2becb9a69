import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type {
  AllocationPreview,
  BankFiles,
  Conflicts,
  Corrected,
  ImportedFile,
  PayoutFiles,
  PayoutPage,
  PreparedPayout,
  RegisteredTransfer,
  Released,
  ShownPayee,
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
  DecisionForm,
  OutcomeForm,
  PayoutForm,
  PayoutSearch,
  PrepareAgainForm,
  ReasonForm,
  ReleaseForm,
  ReturnForm,
  TransferForm,
  TransferSearch,
} from './forms.ts'

/*
 * Customer numbers, names and texts that are looked for go in bodies: addresses are written down on
 * the method.
 */

const money = '/api/frontend/staff/money'
const transfers = `${money}/transfers` as const
const payouts = `${money}/payouts` as const
const files = `${money}/payout-files` as const

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
  importAnswers: endpoint<{ body: Blob; answer: ImportedFile }>()(
    'POST',
    `${money}/bank-files/pain-002`,
    importTime,
  ),
  payouts: endpoint<{ body: PayoutSearch; answer: PayoutPage }>()('POST', `${payouts}/search`),
  preparePayout: endpoint<{ body: PayoutForm; answer: PreparedPayout }>()('POST', payouts),
  prepareAgain: endpoint<{ body: PrepareAgainForm; answer: PreparedPayout }>()(
    'POST',
    `${payouts}/:id/again`,
  ),
  withdrawPayout: endpoint<{ answer: Done }>()('DELETE', `${payouts}/:id`),
  showPayee: endpoint<{ body: ReasonForm; answer: ShownPayee }>()('POST', `${payouts}/:id/payee`),
  recordPayoutOutcome: endpoint<{ body: OutcomeForm; answer: Done }>()(
    'PUT',
    `${payouts}/:id/outcome`,
  ),
  proposeReturn: endpoint<{ body: ReturnForm; answer: Done }>()('POST', `${payouts}/:id/return`),
  releasePayouts: endpoint<{ body: ReleaseForm; answer: Released }>()('POST', `${payouts}/release`),
  payoutFiles: endpoint<{ answer: PayoutFiles }>()('GET', files),
  payoutFile: endpoint<{ answer: null }>()('POST', `${files}/:id/content`),
  markFileSent: endpoint<{ answer: Done }>()('PUT', `${files}/:id/sent`),
}
