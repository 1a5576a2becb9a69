import type { Locale } from '@trivsel/content-contract/locales'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type {
  ApplicationDraft,
  SemesterStart,
  StudyDegree,
  Submission,
} from '../model/application-form.ts'
import type {
  AccountApplication,
  ExpectedAmount,
  SavedDraft,
  SentApplication,
  Universities,
} from '../model/contract.ts'

const own = '/api/frontend/user/udi-account'
const application = `${own}/account-application` as const

/** The language that the student reads and is answered in; without it, that of the account. */
type InLanguage = { language?: Locale | undefined }

/** The study as the application names it. */
type ExpectedAmountQuery = {
  institution: string
  degree?: StudyDegree | undefined
  semesters: number
  semesterStart: SemesterStart
}

export const applicationEndpoints = {
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
  draft: endpoint<{ answer: SavedDraft }>()('GET', `${application}/draft`),
  saveDraft: endpoint<{ body: ApplicationDraft; answer: Done }>()('PUT', `${application}/draft`, {
    outlivesPage: true,
  }),
  expectedAmount: endpoint<{
    query: ExpectedAmountQuery
    answer: ExpectedAmount
  }>()('GET', `${application}/expected-amount`),
  universities: endpoint<{ query: { language: Locale; type: 'udi' }; answer: Universities }>()(
    'GET',
    '/api/frontend/universities',
  ),
}
