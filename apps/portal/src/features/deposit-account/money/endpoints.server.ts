import { z } from 'zod'
import { largestFile } from '#core/bank/contract.ts'
import { bankRefusals } from '#core/bank/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import {
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
import { moneyEndpoints as endpoints } from './endpoints.ts'
import {
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
import { moneyRefusals } from './refusals.ts'

const ofTransfers = { staff: ['caseworker'] } as const
const ofPayouts = { staff: ['caseworker', 'payout-approver'] } as const
const releasers = { staff: ['payout-approver'] } as const

const transfer = { schema: z.object({ id: z.uuid() }), refusal: 'TRANSFER_UNKNOWN' } as const
const payout = { schema: z.object({ id: z.uuid() }), refusal: 'PAYOUT_UNKNOWN' } as const
const correction = { schema: z.object({ id: z.uuid() }), refusal: 'CORRECTION_UNKNOWN' } as const
const conflict = { schema: z.object({ id: z.uuid() }), refusal: 'CONFLICT_UNKNOWN' } as const
const payoutFile = {
  schema: z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) }),
  refusal: 'PAYOUT_FILE_UNKNOWN',
} as const

const fileRefusals = Object.fromEntries(
  Object.entries(bankRefusals).filter(([code]) => code.startsWith('BANK_FILE_')),
)
/** The line of the reader, from 1. */
const atLine = Object.fromEntries(
  Object.keys(fileRefusals).map((code) => [code, z.strictObject({ line: z.int().optional() })]),
)
const bankFile = { body: { type: 'application/xml' }, longestBody: largestFile } as const

export const describedMoney = {
  waiting: describeEndpoint(endpoints.waiting, {
    summary: 'How many transfers and payouts wait for somebody.',
    access: ofPayouts,
    answer: WaitingMoney,
  }),
  transfers: describeEndpoint(endpoints.transfers, {
    summary: 'Transfers that have come, and whose they are. Nothing is changed.',
    access: ofPayouts,
    body: TransferSearch,
    answer: TransferPage,
    audits: [],
  }),
  registerTransfer: describeEndpoint(endpoints.registerTransfer, {
    summary:
      'Registers a transfer manually under the bank’s reference, unconfirmed; repeating it changes nothing.',
    access: ofTransfers,
    body: TransferForm,
    answer: RegisteredTransfer,
    refusals: {
      ...only(bankRefusals, 'TRANSFER_DIFFERS', 'TRANSFER_DATE'),
      ...moneyRefusals,
    },
    audits: ['transfer-registered'],
    concerns: 'person',
  }),
  suggestions: describeEndpoint(endpoints.suggestions, {
    summary: 'Whose a transfer may be, the likeliest first.',
    access: ofTransfers,
    params: transfer,
    answer: Suggestions,
    refusals: only(bankRefusals, 'TRANSFER_UNKNOWN'),
  }),
  previewAllocation: describeEndpoint(endpoints.previewAllocation, {
    summary: 'What it would mean to give a transfer to somebody. Nothing is changed.',
    access: ofTransfers,
    params: transfer,
    body: Allocation,
    answer: AllocationPreview,
    refusals: {
      ...only(bankRefusals, 'TRANSFER_UNKNOWN'),
      ...only(moneyRefusals, 'CUSTOMER_UNKNOWN'),
    },
    audits: [],
  }),
  allocate: describeEndpoint(endpoints.allocate, {
    summary: 'Says whose a transfer is that nobody has, if it is still as it was seen.',
    access: ofTransfers,
    params: transfer,
    body: AllocationForm,
    answer: Done,
    refusals: {
      ...only(bankRefusals, 'TRANSFER_UNKNOWN', 'TRANSFER_CHANGED'),
      ...only(moneyRefusals, 'CUSTOMER_UNKNOWN'),
    },
    audits: ['transfer-allocated'],
    concerns: 'person',
  }),
  confirmTransfer: describeEndpoint(endpoints.confirmTransfer, {
    summary: 'A second person confirms a registered transfer: from now on the money counts.',
    access: ofPayouts,
    params: transfer,
    body: ConfirmForm,
    answer: Done,
    refusals: {
      ...only(bankRefusals, 'TRANSFER_UNKNOWN', 'TRANSFER_CHANGED', 'TRANSFER_OWN'),
    },
    audits: ['transfer-confirmed'],
    concerns: 'person',
  }),
  correctTransfer: describeEndpoint(endpoints.correctTransfer, {
    summary:
      'Corrects a transfer: at once where it is unconfirmed, else it waits for a second person.',
    access: ofTransfers,
    params: transfer,
    body: CorrectionForm,
    answer: Corrected,
    refusals: {
      ...only(
        bankRefusals,
        'TRANSFER_UNKNOWN',
        'TRANSFER_CHANGED',
        'TRANSFER_OF_BANK',
        'TRANSFER_UNCHANGED',
        'TRANSFER_DATE',
        'CORRECTION_WAITING',
      ),
      ...only(moneyRefusals, 'CUSTOMER_UNKNOWN'),
    },
    audits: ['transfer-reversed', 'transfer-replaced', 'correction-proposed'],
    concerns: 'person',
  }),
  decideCorrection: describeEndpoint(endpoints.decideCorrection, {
    summary: 'A second person confirms a correction, which takes effect, or rejects it.',
    access: ofPayouts,
    params: correction,
    body: DecisionForm,
    answer: Done,
    refusals: {
      ...only(
        bankRefusals,
        'CORRECTION_UNKNOWN',
        'CORRECTION_DECIDED',
        'CORRECTION_OWN',
        'TRANSFER_CHANGED',
        'TRANSFER_SPENT',
        'PAYOUT_CHANGED',
      ),
    },
    audits: [
      'correction-confirmed',
      'correction-rejected',
      'transfer-reversed',
      'transfer-replaced',
      'transfer-allocated',
      'payout-returned',
    ],
    concerns: 'person',
  }),
  conflicts: describeEndpoint(endpoints.conflicts, {
    summary: 'Entries of files that contradict a transfer with the same reference.',
    access: ofTransfers,
    answer: Conflicts,
  }),
  resolveConflict: describeEndpoint(endpoints.resolveConflict, {
    summary:
      'Takes in the bank’s entry of a conflict: instead of the known transfer, or beside it.',
    access: ofTransfers,
    params: conflict,
    body: ConflictForm,
    answer: Done,
    refusals: {
      ...only(
        bankRefusals,
        'CONFLICT_UNKNOWN',
        'CONFLICT_RESOLVED',
        'TRANSFER_SPENT',
        'TRANSFER_OWN',
      ),
    },
    audits: ['conflict-resolved'],
    concerns: 'person',
  }),
  bankFiles: describeEndpoint(endpoints.bankFiles, {
    summary: 'The latest files of the bank, and what each has brought.',
    access: ofPayouts,
    answer: BankFiles,
  }),
  importTransfers: describeEndpoint(endpoints.importTransfers, {
    summary:
      'Takes in what has come and gone (camt.054), once; what conflicts waits. Payouts that the uploader approved, prepared or is paid by wait until a colleague takes in the same file.',
    access: ofPayouts,
    ...bankFile,
    answer: ImportedFile,
    refusals: {
      ...fileRefusals,
      ...only(moneyRefusals, 'ACCOUNT_NOT_SET_UP'),
    },
    refusalDetails: atLine,
    audits: ['bank-file-imported'],
    concerns: { nobody: 'what is the uploader’s own is left out' },
  }),
  importAnswers: describeEndpoint(endpoints.importAnswers, {
    summary:
      'Takes in what the bank answers to payouts (pain.002): all of it or nothing, and once.',
    access: releasers,
    ...bankFile,
    answer: ImportedFile,
    refusals: fileRefusals,
    refusalDetails: atLine,
    audits: ['bank-file-imported'],
    concerns: { nobody: 'what is the uploader’s own is left out' },
  }),
  payouts: describeEndpoint(endpoints.payouts, {
    summary: 'Payouts and how far each has come. Nothing is changed.',
    access: ofPayouts,
    body: PayoutSearch,
    answer: PayoutPage,
    audits: [],
  }),
  preparePayout: describeEndpoint(endpoints.preparePayout, {
    summary:
      'Prepares a payout manually, for somebody else to release. Sending it twice prepares one.',
    access: ofTransfers,
    body: PayoutForm,
    answer: PreparedPayout,
    refusals: {
      ...only(bankRefusals, 'PAYOUT_DIFFERS', 'PAYOUT_EXCEEDS_BALANCE', 'PAYOUT_ACCOUNT_OWN'),
      ...only(moneyRefusals, 'CUSTOMER_UNKNOWN', 'PAYOUT_CAUSE_REQUIRED'),
    },
    audits: ['payout-prepared'],
    concerns: 'person',
  }),
  prepareAgain: describeEndpoint(endpoints.prepareAgain, {
    summary: 'Prepares what failed, came back or was withdrawn once more, to another payee.',
    access: ofTransfers,
    params: payout,
    body: PrepareAgainForm,
    answer: PreparedPayout,
    refusals: {
      ...only(
        bankRefusals,
        'PAYOUT_UNKNOWN',
        'PAYOUT_CHANGED',
        'PAYOUT_ASKED_AGAIN',
        'PAYOUT_DIFFERS',
        'PAYOUT_EXCEEDS_BALANCE',
        'PAYOUT_ACCOUNT_OWN',
      ),
      ...only(moneyRefusals, 'PAYOUT_CAUSE_REQUIRED'),
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
}
