import { type Done, endpoint, type Success } from '#platform/api/endpoint.ts'
import type { NewFactor, RecoveryCodes, StaffAccess } from './contract.ts'
import type { DraftToSave, StaffDrafts } from './drafts/draft.ts'

/** The way into the staff area. */
export const staffEndpoints = {
  access: endpoint<{ answer: StaffAccess }>()('GET', '/api/frontend/staff/access'),
  enter: endpoint<{ body: { code: string; locale: 'no' | 'en' }; answer: Success }>()(
    'POST',
    '/api/frontend/staff/access',
  ),
  leave: endpoint<{ answer: Success }>()('DELETE', '/api/frontend/staff/access'),
  beginFactor: endpoint<{ answer: NewFactor }>()('POST', '/api/frontend/staff/factor'),
  drafts: endpoint<{ answer: StaffDrafts }>()('GET', '/api/frontend/staff/drafts'),
  saveDraft: endpoint<{ body: DraftToSave; answer: Done }>()('PUT', '/api/frontend/staff/drafts', {
    outlivesPage: true,
  }),
  deleteDraft: endpoint<{ query: { key: string }; answer: Done }>()(
    'DELETE',
    '/api/frontend/staff/drafts',
    { outlivesPage: true },
  ),
  confirmFactor: endpoint<{ body: { code: string }; answer: RecoveryCodes }>()(
    'POST',
    '/api/frontend/staff/factor/confirm',
  ),
}
