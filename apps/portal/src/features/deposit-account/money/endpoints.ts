import { type Done, route } from '#platform/api/endpoint.ts'
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
  AgainForm,
  Allocation,
  AllocationForm,
  ConfirmForm,
  ConflictForm,
  CorrectionForm,
  DecisionForm,
  OutcomeForm,
  PayoutForm,
  PayoutSearch,
  ReasonForm,
  ReleaseForm,
  ReturnForm,
  TransferForm,
  TransferSearch,
} from './forms.ts'

/*
 * Customer numbers, names and texts that are looked for go in bodies: addresses are written down on
 * the way.
 */

const money = '/api/frontend/staff/money'
const transfers = `${money}/transfers` as const
const payouts = `${money}/payouts` as const
const files = `${money}/payout-files` as const

/** A file of five thousand entries takes some seconds. */
const importTime = { timeLimit: 120_000 }

export const moneyEndpoints = {
  waiting: route<{ answer: WaitingMoney }>()('GET', `${money}/waiting`),
  transfers: route<{ body: TransferSearch; answer: TransferPage }>()('POST', `${transfers}/search`),
  registerTransfer: route<{ body: TransferForm; answer: RegisteredTransfer }>()('POST', transfers),
  suggestions: route<{ answer: Suggestions }>()('GET', `${transfers}/:id/suggestions`),
  previewAllocation: route<{ body: Allocation; answer: AllocationPreview }>()(
    'POST',
    `${transfers}/:id/allocation/preview`,
  ),
  allocate: route<{ body: AllocationForm; answer: Done }>()('PUT', `${transfers}/:id/allocation`),
  confirmTransfer: route<{ body: ConfirmForm; answer: Done }>()(
    'PUT',
    `${transfers}/:id/confirmation`,
  ),
  correctTransfer: route<{ body: CorrectionForm; answer: Corrected }>()(
    'POST',
    `${transfers}/:id/corrections`,
  ),
  decideCorrection: route<{ body: DecisionForm; answer: Done }>()(
    'PUT',
    `${money}/corrections/:id/decision`,
  ),
  conflicts: route<{ answer: Conflicts }>()('GET', `${money}/conflicts`),
  resolveConflict: route<{ body: ConflictForm; answer: Done }>()(
    'PUT',
    `${money}/conflicts/:id/resolution`,
  ),
  bankFiles: route<{ answer: BankFiles }>()('GET', `${money}/bank-files`),
  importTransfers: route<{ body: Blob; answer: ImportedFile }>()(
    'POST',
    `${money}/bank-files/camt-054`,
    importTime,
  ),
  importAnswers: route<{ body: Blob; answer: ImportedFile }>()(
    'POST',
    `${money}/bank-files/pain-002`,
    importTime,
  ),
  payouts: route<{ body: PayoutSearch; answer: PayoutPage }>()('POST', `${payouts}/search`),
  preparePayout: route<{ body: PayoutForm; answer: PreparedPayout }>()('POST', payouts),
  prepareAgain: route<{ body: AgainForm; answer: PreparedPayout }>()(
    'POST',
    `${payouts}/:id/again`,
  ),
  withdrawPayout: route<{ answer: Done }>()('DELETE', `${payouts}/:id`),
  showPayee: route<{ body: ReasonForm; answer: ShownPayee }>()('POST', `${payouts}/:id/payee`),
  settlePayout: route<{ body: OutcomeForm; answer: Done }>()('PUT', `${payouts}/:id/outcome`),
  proposeReturn: route<{ body: ReturnForm; answer: Done }>()('POST', `${payouts}/:id/return`),
  releasePayouts: route<{ body: ReleaseForm; answer: Released }>()('POST', `${payouts}/release`),
  payoutFiles: route<{ answer: PayoutFiles }>()('GET', files),
  payoutFile: route<{ answer: null }>()('POST', `${files}/:id/content`),
  markFileSent: route<{ answer: Done }>()('PUT', `${files}/:id/sent`),
}
