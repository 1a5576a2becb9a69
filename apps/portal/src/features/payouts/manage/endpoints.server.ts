import { defaultLocale, locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { BankFiles, ImportedFile, PreparedPayout } from '#core/bank/answers.ts'
import {
  bankFileInput,
  fileRefusalDetails,
  fileRefusals,
} from '#core/bank/file-endpoints.server.ts'
import { DecisionForm } from '#core/bank/money-forms.ts'
import { bankRefusals } from '#core/bank/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { PayoutFiles, PayoutPage, Released, ShownPayee, WaitingPayouts } from '../model/contract.ts'
import {
  OutcomeForm,
  PayoutSearch,
  PrepareAgainForm,
  ReasonForm,
  ReleaseForm,
  ReturnForm,
} from '../model/forms.ts'
import { payoutEndpoints as endpoints } from './endpoints.ts'

const preparers = { staff: ['caseworker'] } as const
const ofPayouts = { staff: ['caseworker', 'payout-approver'] } as const
const releasers = { staff: ['payout-approver'] } as const

const payout = { schema: z.object({ id: z.uuid() }), refusal: 'PAYOUT_UNKNOWN' } as const
const correction = { schema: z.object({ id: z.uuid() }), refusal: 'CORRECTION_UNKNOWN' } as const
const payoutFile = {
  schema: z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) }),
  refusal: 'PAYOUT_FILE_UNKNOWN',
} as const

/** An invalid language falls back, so that a page never fails because of its address. */
const InLanguage = z.object({ language: z.enum(locales).catch(defaultLocale) })

export const describedPayouts = {
  waitingPayouts: describeEndpoint(endpoints.waitingPayouts, {
    summary: 'How many payouts wait for somebody, and from which accounts they can be paid.',
    access: ofPayouts,
    query: InLanguage,
    answer: WaitingPayouts,
  }),
  payouts: describeEndpoint(endpoints.payouts, {
    summary: 'Payouts and how far each has come. Nothing is changed.',
    access: ofPayouts,
    query: InLanguage,
    body: PayoutSearch,
    answer: PayoutPage,
    audits: [],
  }),
  prepareAgain: describeEndpoint(endpoints.prepareAgain, {
    summary: 'Prepares what failed, came back or was withdrawn once more, to another payee.',
    access: preparers,
    params: payout,
    body: PrepareAgainForm,
    answer: PreparedPayout,
    refusals: {
      ...only(
        bankRefusals,
        'PAYOUT_UNKNOWN',
        'PAYOUT_CHANGED',
        'PAYOUT_ASKED_AGAIN',
        'PAYOUT_ACCOUNT_NOT_CONFIRMED',
        'PAYOUT_ACCOUNT_OF_DECIDER',
        'PAYOUT_DIFFERS',
        'PAYOUT_EXCEEDS_BALANCE',
        'PAYOUT_ACCOUNT_OWN',
      ),
      ...only(bankRefusals, 'PAYOUT_CAUSE_REQUIRED'),
    },
    audits: ['payout-prepared'],
    concerns: 'person',
  }),
  withdrawPayout: describeEndpoint(endpoints.withdrawPayout, {
    summary: 'Withdraws a payout before it is released.',
    access: ofPayouts,
    params: payout,
    answer: Done,
    refusals: only(bankRefusals, 'PAYOUT_UNKNOWN', 'PAYOUT_CHANGED'),
    audits: ['payout-withdrawn'],
    concerns: 'person',
  }),
  showPayee: describeEndpoint(endpoints.showPayee, {
    summary: 'Where a payout goes, unmasked, for staff who give a reason.',
    access: ofPayouts,
    params: payout,
    body: ReasonForm,
    answer: ShownPayee,
    refusals: only(bankRefusals, 'PAYOUT_UNKNOWN'),
    audits: ['payout-payee-shown'],
    concerns: 'person',
  }),
  recordPayoutOutcome: describeEndpoint(endpoints.recordPayoutOutcome, {
    summary:
      'Notes what became of a payout that is paid manually; not by the person who approved it.',
    access: ofPayouts,
    params: payout,
    body: OutcomeForm,
    answer: Done,
    refusals: only(bankRefusals, 'PAYOUT_UNKNOWN', 'PAYOUT_CHANGED', 'PAYOUT_OWN_APPROVAL'),
    audits: ['payout-settled'],
    concerns: 'person',
  }),
  proposeReturn: describeEndpoint(endpoints.proposeReturn, {
    summary: 'Says that a payout came back after it was paid; a second person confirms it.',
    access: ofPayouts,
    params: payout,
    body: ReturnForm,
    answer: Done,
    refusals: {
      ...only(
        bankRefusals,
        'PAYOUT_UNKNOWN',
        'PAYOUT_CHANGED',
        'PAYOUT_RETURN_AMOUNT',
        'TRANSFER_DATE',
        'CORRECTION_WAITING',
      ),
    },
    audits: ['correction-proposed'],
    concerns: 'person',
  }),
  decideReturn: describeEndpoint(endpoints.decideReturn, {
    summary: 'A second person confirms that a payout came back, which takes effect, or rejects it.',
    access: ofPayouts,
    params: correction,
    body: DecisionForm,
    answer: Done,
    refusals: only(
      bankRefusals,
      'CORRECTION_UNKNOWN',
      'CORRECTION_DECIDED',
      'CORRECTION_OWN',
      'PAYOUT_CHANGED',
    ),
    audits: ['correction-confirmed', 'correction-rejected', 'payout-returned'],
    concerns: 'person',
  }),
  releasePayouts: describeEndpoint(endpoints.releasePayouts, {
    summary: 'Releases payouts, all of them or none; never one’s own. Makes the file for the bank.',
    access: releasers,
    body: ReleaseForm,
    answer: Released,
    refusals: {
      ...only(
        bankRefusals,
        'PAYOUT_UNKNOWN',
        'PAYOUT_CHANGED',
        'PAYOUT_OWN',
        'PAYOUT_ACCOUNT_OWN',
        'PAYOUT_NOT_COVERED',
        'PAYER_NOT_SET_UP',
      ),
    },
    refusalDetails: { PAYER_NOT_SET_UP: z.strictObject({ settings: z.array(z.string()) }) },
    audits: ['payouts-released'],
    concerns: 'person',
  }),
  payoutFiles: describeEndpoint(endpoints.payoutFiles, {
    summary: 'The latest files for the bank, and how far their payments have come.',
    access: ofPayouts,
    answer: PayoutFiles,
  }),
  payoutFile: describeEndpoint(endpoints.payoutFile, {
    summary: 'A file for the bank (pain.001): it has account numbers, so who fetches it is noted.',
    access: releasers,
    params: payoutFile,
    answer: { kind: 'file', types: ['application/xml'] },
    refusals: only(bankRefusals, 'PAYOUT_FILE_UNKNOWN'),
    audits: ['payout-file-fetched'],
    concerns: 'person',
  }),
  markFileSent: describeEndpoint(endpoints.markFileSent, {
    summary: 'Notes that a file has gone to the bank; a second time does nothing.',
    access: releasers,
    params: payoutFile,
    answer: Done,
    refusals: only(bankRefusals, 'PAYOUT_FILE_UNKNOWN'),
    audits: ['payout-file-sent'],
    concerns: 'person',
  }),
  payoutAnswers: describeEndpoint(endpoints.payoutAnswers, {
    summary: 'The latest files in which the bank has answered about payouts.',
    access: ofPayouts,
    answer: BankFiles,
  }),
  importAnswers: describeEndpoint(endpoints.importAnswers, {
    summary:
      'Takes in what the bank answers to payouts (pain.002): all of it or nothing, and once.',
    access: releasers,
    ...bankFileInput,
    answer: ImportedFile,
    refusals: fileRefusals,
    refusalDetails: fileRefusalDetails,
    audits: ['bank-file-imported'],
    concerns: { nobody: 'what is the uploader’s own is left out' },
  }),
  importPayments: describeEndpoint(endpoints.importPayments, {
    summary:
      'Takes in a file of an account that only pays (camt.054): its payouts are paid, or came back.',
    access: releasers,
    ...bankFileInput,
    answer: ImportedFile,
    refusals: fileRefusals,
    refusalDetails: fileRefusalDetails,
    audits: ['bank-file-imported'],
    concerns: { nobody: 'what is the uploader’s own is left out' },
  }),
}
