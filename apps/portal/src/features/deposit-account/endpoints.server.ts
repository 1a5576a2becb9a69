import { z } from 'zod'
import { caseRefusals } from '#core/cases/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { AmountForm } from './amount-form.ts'
import { ApplicationDraft, EditedApplication, SubmittedApplication } from './application-form.ts'
import {
  AccountApplication,
  CreditNotes,
  DepositAccount,
  DepositAmounts,
  KeptDraft,
  SentApplication,
  StaffApplication,
  Universities,
} from './contract.ts'
import { DeadlinesForm } from './deadlines.ts'
import { depositEndpoints as endpoints } from './endpoints.ts'
import { depositRefusals } from './refusals.ts'

const inLanguage = z.object({ language: z.enum(['no', 'en']).optional() })
const pdf = { kind: 'file', types: ['application/pdf'] } as const
const caseworkers = { staff: ['caseworker'] } as const

const numbered = z.object({ id: z.uuid(), number: z.string().regex(/^\d{1,9}$/) })

export const described = {
  application: describeEndpoint(endpoints.application, {
    summary: 'One’s application for a deposit account, and what has happened to it.',
    access: 'user',
    answer: AccountApplication,
  }),
  send: describeEndpoint(endpoints.send, {
    summary: 'Applies for a deposit account. Of several at once one is taken.',
    access: 'user',
    query: inLanguage,
    body: SubmittedApplication,
    answer: SentApplication,
    refusals: {
      ...only(caseRefusals, 'CASE_EXISTS'),
      ...only(depositRefusals, 'NAME_UNWRITABLE'),
    },
  }),
  edit: describeEndpoint(endpoints.edit, {
    summary: 'Sends one’s application again after it was commented or rejected.',
    access: 'user',
    query: inLanguage,
    body: EditedApplication,
    answer: SentApplication,
    refusals: {
      ...only(caseRefusals, 'CASE_NOT_FOUND', 'STEP_NOT_POSSIBLE'),
      ...only(depositRefusals, 'NAME_UNWRITABLE'),
    },
  }),
  draft: describeEndpoint(endpoints.draft, {
    summary: 'What one has filled in of the application and not sent.',
    access: 'user',
    answer: KeptDraft,
  }),
  saveDraft: describeEndpoint(endpoints.saveDraft, {
    summary: 'Keeps what one has filled in so far, right or wrong; never a national id.',
    access: 'user',
    body: ApplicationDraft,
    answer: Done,
  }),
  account: describeEndpoint(endpoints.account, {
    summary: 'What the books say of one’s deposit account, and how it is paid.',
    access: 'user',
    answer: DepositAccount,
  }),
  invoice: describeEndpoint(endpoints.invoice, {
    summary: 'One’s invoice as a PDF, by its number.',
    access: 'user',
    params: { schema: z.object({ id: z.string().regex(/^\d{1,9}$/) }), refusal: 'NO_INVOICE' },
    answer: pdf,
    refusals: only(depositRefusals, 'NO_INVOICE'),
  }),
  creditNotes: describeEndpoint(endpoints.creditNotes, {
    summary: 'Invoices of one’s that were credited, with why; of approvals that have ended, too.',
    access: 'user',
    answer: CreditNotes,
  }),
  creditNote: describeEndpoint(endpoints.creditNote, {
    summary: 'One’s credit note as a PDF, by its number.',
    access: 'user',
    params: { schema: z.object({ id: z.string().regex(/^\d{1,9}$/) }), refusal: 'NO_INVOICE' },
    answer: pdf,
    refusals: only(depositRefusals, 'NO_INVOICE'),
  }),
  confirmation: describeEndpoint(endpoints.confirmation, {
    summary: 'The letter for the immigration authority as a PDF, once the money is there.',
    access: 'user',
    answer: pdf,
    refusals: only(depositRefusals, 'NOT_PAID'),
  }),
  receipt: describeEndpoint(endpoints.receipt, {
    summary: 'What was received, and what is missing, as a PDF.',
    access: 'user',
    answer: pdf,
    refusals: only(depositRefusals, 'NOTHING_RECEIVED'),
  }),
  universities: describeEndpoint(endpoints.universities, {
    summary: 'The institutions whose students may have a deposit account.',
    access: 'everybody',
    query: z.object({ language: z.enum(['no', 'en']), type: z.literal('udi') }),
    answer: Universities,
  }),
  staffApplication: describeEndpoint(endpoints.staffApplication, {
    summary: 'An application for a deposit account, with all that a decision needs.',
    access: caseworkers,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'CASE_NOT_FOUND' },
    answer: StaffApplication,
    refusals: only(caseRefusals, 'CASE_NOT_FOUND'),
  }),
  staffInvoice: describeEndpoint(endpoints.staffInvoice, {
    summary: 'The invoice of an application as a PDF, by its number.',
    access: caseworkers,
    params: { schema: numbered, refusal: 'NO_INVOICE' },
    answer: pdf,
    refusals: only(depositRefusals, 'NO_INVOICE'),
  }),
  staffCreditNote: describeEndpoint(endpoints.staffCreditNote, {
    summary: 'A credit note of an application as a PDF, by its number.',
    access: caseworkers,
    params: { schema: numbered, refusal: 'NO_INVOICE' },
    answer: pdf,
    refusals: only(depositRefusals, 'NO_INVOICE'),
  }),
  amounts: describeEndpoint(endpoints.amounts, {
    summary: 'What has to be deposited, by academic year, and by when.',
    access: caseworkers,
    answer: DepositAmounts,
  }),
  saveAmount: describeEndpoint(endpoints.saveAmount, {
    summary:
      'Proposes a figure of the table, if it is still the one that was seen. It counts when a second caseworker confirms it.',
    access: caseworkers,
    body: AmountForm,
    answer: Done,
    refusals: only(depositRefusals, 'AMOUNT_CHANGED'),
    audits: ['proposal-made'],
    concerns: { nobody: 'a figure for everybody, which a second person confirms' },
  }),
  saveDeadlines: describeEndpoint(endpoints.saveDeadlines, {
    summary:
      'Sets the days by which students apply and pay, if they are still those that were seen.',
    access: caseworkers,
    body: DeadlinesForm,
    answer: Done,
    refusals: only(depositRefusals, 'DEADLINES_CHANGED'),
    audits: ['deposit-deadlines-saved'],
    concerns: { nobody: 'days for everybody' },
  }),
}
