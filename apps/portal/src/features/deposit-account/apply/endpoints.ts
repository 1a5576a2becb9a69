import { type Done, route } from '#platform/api/endpoint.ts'
import type { ApplicationDraft, Submission } from '../model/application-form.ts'
import type {
  AccountApplication,
  SavedDraft,
  SentApplication,
  Universities,
} from '../model/contract.ts'

const own = '/api/frontend/user/udi-account'
const application = `${own}/account-application` as const

/** The language that the student reads and is answered in; without it, that of the account. */
type InLanguage = { language?: 'no' | 'en' | undefined }

export const applicationEndpoints = {
  application: route<{ answer: AccountApplication }>()('GET', application),
  send: route<{ query: InLanguage; body: Submission; answer: SentApplication }>()(
    'POST',
    application,
  ),
  edit: route<{ query: InLanguage; body: Submission & { id: string }; answer: SentApplication }>()(
    'PUT',
    application,
  ),
  draft: route<{ answer: SavedDraft }>()('GET', `${application}/draft`),
  saveDraft: route<{ body: ApplicationDraft; answer: Done }>()('PUT', `${application}/draft`, {
    outlivesPage: true,
  }),
  universities: route<{ query: { language: 'no' | 'en'; type: 'udi' }; answer: Universities }>()(
    'GET',
    '/api/frontend/universities',
  ),
}
