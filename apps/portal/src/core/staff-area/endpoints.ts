import { type Done, route, type Success } from '#platform/api/endpoint.ts'
import type { NewFactor, RecoveryCodes, StaffAccess } from './contract.ts'
import type { DraftToSave, StaffDrafts } from './drafts/draft.ts'

/** The way into the staff area. */
export const staffEndpoints = {
  access: route<{ answer: StaffAccess }>()('GET', '/api/frontend/staff/access'),
  enter: route<{ body: { code: string; locale: 'no' | 'en' }; answer: Success }>()(
    'POST',
    '/api/frontend/staff/access',
  ),
  leave: route<{ answer: Success }>()('DELETE', '/api/frontend/staff/access'),
  beginFactor: route<{ answer: NewFactor }>()('POST', '/api/frontend/staff/factor'),
  drafts: route<{ answer: StaffDrafts }>()('GET', '/api/frontend/staff/drafts'),
  saveDraft: route<{ body: DraftToSave; answer: Done }>()('PUT', '/api/frontend/staff/drafts', {
    outlivesPage: true,
  }),
  deleteDraft: route<{ query: { key: string }; answer: Done }>()(
    'DELETE',
    '/api/frontend/staff/drafts',
    { outlivesPage: true },
  ),
  confirmFactor: route<{ body: { code: string }; answer: RecoveryCodes }>()(
    'POST',
    '/api/frontend/staff/factor/confirm',
  ),
}
