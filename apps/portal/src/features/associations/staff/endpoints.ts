import type { Locale } from '@trivsel/content-contract/locales'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type {
  CreatedAssociation,
  MailingCount,
  MergePreview,
  StaffAssociationDetails,
  StaffAssociations,
} from '../model/contract.ts'
import type { Addition, Audience, Correction, Mailing, Merge, StateChange } from './forms.ts'

const all = '/api/frontend/staff/associations'
const one = `${all}/:id` as const
type InLanguage = { language: Locale }

export const staffEndpoints = {
  list: endpoint<{ answer: StaffAssociations }>()('GET', all),
  details: endpoint<{ answer: StaffAssociationDetails }>()('GET', one),
  add: endpoint<{ body: Addition; answer: CreatedAssociation }>()('POST', all),
  correct: endpoint<{ body: Correction; answer: Done }>()('PUT', one),
  changeState: endpoint<{ query: InLanguage; body: StateChange; answer: Done }>()(
    'POST',
    `${one}/state`,
  ),
  previewMerge: endpoint<{ query: InLanguage & { into: string }; answer: MergePreview }>()(
    'GET',
    `${one}/merge`,
  ),
  merge: endpoint<{ query: InLanguage; body: Merge; answer: Done }>()('POST', `${one}/merge`),
  countMailing: endpoint<{ body: Audience; answer: MailingCount }>()(
    'POST',
    '/api/frontend/staff/association-mailings/count',
  ),
  sendMailing: endpoint<{ body: Mailing; answer: Done }>()(
    'POST',
    '/api/frontend/staff/association-mailings',
  ),
}
