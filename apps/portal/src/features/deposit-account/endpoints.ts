import { type Done, route } from '#platform/api/endpoint.ts'
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
  application: route<{ answer: AccountApplication }>()('GET', application),
  send: route<{ query: InLanguage; body: Submission; answer: SentApplication }>()(
    'POST',
    application,
  ),
  edit: route<{ query: InLanguage; body: Submission & { id: string }; answer: SentApplication }>()(
    'PUT',
    application,
  ),
  draft: route<{ answer: KeptDraft }>()('GET', `${application}/draft`),
  saveDraft: route<{ body: ApplicationDraft; answer: Done }>()('PUT', `${application}/draft`, {
    outlivesPage: true,
  }),
  account: route<{ answer: DepositAccount }>()('GET', `${own}/account`),
  invoice: route<{ answer: null }>()('GET', `${own}/invoices/:id`),
  creditNotes: route<{ answer: CreditNotes }>()('GET', `${own}/credit-notes`),
  creditNote: route<{ answer: null }>()('GET', `${own}/credit-notes/:id`),
  confirmation: route<{ answer: null }>()('GET', `${own}/confirmation/pdf`),
  receipt: route<{ answer: null }>()('GET', `${own}/receipt/pdf`),
  universities: route<{ query: { language: 'no' | 'en'; type: 'udi' }; answer: Universities }>()(
    'GET',
    '/api/frontend/universities',
  ),
  staffApplication: route<{ answer: StaffApplication }>()('GET', `${ofStaff}/applications/:id`),
  staffInvoice: route<{ answer: null }>()('GET', `${ofStaff}/applications/:id/invoices/:number`),
  staffCreditNote: route<{ answer: null }>()(
    'GET',
    `${ofStaff}/applications/:id/credit-notes/:number`,
  ),
  amounts: route<{ answer: DepositAmounts }>()('GET', `${ofStaff}/amounts`),
  saveAmount: route<{ body: AmountForm; answer: Done }>()('PUT', `${ofStaff}/amounts`),
  saveDeadlines: route<{ body: DeadlinesForm; answer: Done }>()('PUT', `${ofStaff}/deadlines`),
}
