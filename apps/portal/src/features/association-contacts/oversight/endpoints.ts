import type { Locale } from '@trivsel/content-contract/locales'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { AttentionList, StaffContactsView } from '../model/contract.ts'
import type { AppointForm, WhyForm } from '../model/forms.ts'

const all = '/api/frontend/staff/association-contacts'
const one = `${all}/:id`

export const oversightEndpoints = {
  attention: endpoint<{ answer: AttentionList }>()('GET', all),
  staffContacts: endpoint<{ answer: StaffContactsView }>()('GET', one),
  appoint: endpoint<{ query: { language: Locale }; body: AppointForm; answer: Done }>()(
    'POST',
    `${one}/invitations`,
  ),
  removeContact: endpoint<{ body: WhyForm; answer: Done }>()(
    'POST',
    `${one}/contacts/:contact/remove`,
  ),
  correctAssembly: endpoint<{ body: WhyForm; answer: Done }>()(
    'POST',
    `${one}/assemblies/:assembly/withdraw`,
  ),
  staffMinutes: endpoint<{ answer: null }>()('GET', `${one}/assemblies/:assembly/minutes/:file`),
}
