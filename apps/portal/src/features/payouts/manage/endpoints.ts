import type { Locale } from '@trivsel/content-contract/locales'
import type { BankFiles, ImportedFile, PreparedPayout } from '#core/bank/answers.ts'
import type { DecisionForm } from '#core/bank/money-forms.ts'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type {
  PayoutFiles,
  PayoutPage,
  Released,
  ShownPayee,
  WaitingPayouts,
} from '../model/contract.ts'
import type {
  OutcomeForm,
  PayoutSearch,
  PrepareAgainForm,
  ReasonForm,
  ReleaseForm,
  ReturnForm,
} from '../model/forms.ts'

/* What is looked for goes in bodies: addresses are written down on the method. */

const money = '/api/frontend/staff/money'
const payouts = `${money}/payouts` as const
const files = `${money}/payout-files` as const

/** A file of five thousand entries takes some seconds. */
const importTime = { timeLimit: 120_000 }

export const payoutEndpoints = {
  waitingPayouts: endpoint<{ query: { language: Locale }; answer: WaitingPayouts }>()(
    'GET',
    `${payouts}/waiting`,
  ),
  payouts: endpoint<{ query: { language: Locale }; body: PayoutSearch; answer: PayoutPage }>()(
    'POST',
    `${payouts}/search`,
  ),
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
  decideReturn: endpoint<{ body: DecisionForm; answer: Done }>()(
    'PUT',
    `${money}/payout-corrections/:id/decision`,
  ),
  releasePayouts: endpoint<{ body: ReleaseForm; answer: Released }>()('POST', `${payouts}/release`),
  payoutFiles: endpoint<{ answer: PayoutFiles }>()('GET', files),
  payoutFile: endpoint<{ answer: null }>()('POST', `${files}/:id/content`),
  markFileSent: endpoint<{ answer: Done }>()('PUT', `${files}/:id/sent`),
  payoutAnswers: endpoint<{ answer: BankFiles }>()('GET', `${files}/answers`),
  importAnswers: endpoint<{ body: Blob; answer: ImportedFile }>()(
    'POST',
    `${money}/bank-files/pain-002`,
    importTime,
  ),
  importPayments: endpoint<{ body: Blob; answer: ImportedFile }>()(
    'POST',
    `${money}/bank-files/camt-054-payments`,
    importTime,
  ),
}
