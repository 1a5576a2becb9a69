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
import {
  AllocationPreview,
  Conflicts,
  Corrected,
  RegisteredTransfer,
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
  PayoutForm,
  TransferForm,
  TransferSearch,
} from './forms.ts'

const ofTransfers = { staff: ['caseworker'] } as const
const ofPayouts = { staff: ['caseworker', 'payout-approver'] } as const

const transfer = { schema: z.object({ id: z.uuid() }), refusal: 'TRANSFER_UNKNOWN' } as const
const correction = { schema: z.object({ id: z.uuid() }), refusal: 'CORRECTION_UNKNOWN' } as const
const conflict = { schema: z.object({ id: z.uuid() }), refusal: 'CONFLICT_UNKNOWN' } as const

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
      ...only(bankRefusals, 'ACCOUNT_NOT_SET_UP', 'CUSTOMER_UNKNOWN'),
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
      ...only(bankRefusals, 'CUSTOMER_UNKNOWN'),
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
      ...only(bankRefusals, 'CUSTOMER_UNKNOWN'),
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
      ...only(bankRefusals, 'CUSTOMER_UNKNOWN'),
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
      ),
    },
    audits: [
      'correction-confirmed',
      'correction-rejected',
      'transfer-reversed',
      'transfer-replaced',
      'transfer-allocated',
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
    ...bankFileInput,
    answer: ImportedFile,
    refusals: {
      ...fileRefusals,
      ...only(bankRefusals, 'ACCOUNT_NOT_SET_UP'),
    },
    refusalDetails: fileRefusalDetails,
    audits: ['bank-file-imported'],
    concerns: { nobody: 'what is the uploader’s own is left out' },
  }),
  preparePayout: describeEndpoint(endpoints.preparePayout, {
    summary:
      'Prepares a payout manually, for somebody else to release. Sending it twice prepares one.',
    access: ofTransfers,
    body: PayoutForm,
    answer: PreparedPayout,
    refusals: {
      ...only(bankRefusals, 'PAYOUT_DIFFERS', 'PAYOUT_EXCEEDS_BALANCE', 'PAYOUT_ACCOUNT_OWN'),
      ...only(bankRefusals, 'CUSTOMER_UNKNOWN', 'PAYOUT_CAUSE_REQUIRED'),
    },
    audits: ['payout-prepared'],
    concerns: 'person',
  }),
}
