import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { AmountForm } from './amount-form.ts'
import type { ApplicationDraft, Submission } from './application-form.ts'
import type {
  AccountApplication,
  CreditNotes,
  DepositAccount,
  DepositAmounts,
  KeptDraft,
  SentApplication,
  StaffApplication,
  Universities,
} from './contract.ts'
import type { DeadlinesForm } from './deadlines.ts'

const own = '/api/frontend/user/udi-account'
const application = `${own}/account-application` as const
const ofStaff = '/api/frontend/staff/deposit-account'

/** The language that the student reads, and is answered in; that of the account where none is named. */
type InLanguage = { language?: 'no' | 'en' | undefined }

export const depositEndpoints = {
  application: endpoint<{ answer: AccountApplication }>()('GET', application),
  send: endpoint<{ query: InLanguage; body: Submission; answer: SentApplication }>()(
    'POST',
    application,
  ),
  edit: endpoint<{
    query: InLanguage
    body: Submission & { id: string }
    answer: SentApplication
  }>()('PUT', application),
  draft: endpoint<{ answer: KeptDraft }>()('GET', `${application}/draft`),
  saveDraft: endpoint<{ body: ApplicationDraft; answer: Done }>()('PUT', `${application}/draft`, {
    outlivesPage: true,
  }),
  account: endpoint<{ answer: DepositAccount }>()('GET', `${own}/account`),
  invoice: endpoint<{ answer: null }>()('GET', `${own}/invoices/:id`),
  creditNotes: endpoint<{ answer: CreditNotes }>()('GET', `${own}/credit-notes`),
  creditNote: endpoint<{ answer: null }>()('GET', `${own}/credit-notes/:id`),
  confirmation: endpoint<{ answer: null }>()('GET', `${own}/confirmation/pdf`),
  receipt: endpoint<{ answer: null }>()('GET', `${own}/receipt/pdf`),
  universities: endpoint<{ query: { language: 'no' | 'en'; type: 'udi' }; answer: Universities }>()(
    'GET',
    '/api/frontend/universities',
  ),
  staffApplication: endpoint<{ answer: StaffApplication }>()('GET', `${ofStaff}/applications/:id`),
  staffInvoice: endpoint<{ answer: null }>()('GET', `${ofStaff}/applications/:id/invoices/:number`),
  staffCreditNote: endpoint<{ answer: null }>()(
    'GET',
    `${ofStaff}/applications/:id/credit-notes/:number`,
  ),
  amounts: endpoint<{ answer: DepositAmounts }>()('GET', `${ofStaff}/amounts`),
  saveAmount: endpoint<{ body: AmountForm; answer: Done }>()('PUT', `${ofStaff}/amounts`),
  saveDeadlines: endpoint<{ body: DeadlinesForm; answer: Done }>()('PUT', `${ofStaff}/deadlines`),
}
