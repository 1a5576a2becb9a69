import { type Done, route, type Success } from '#platform/api/endpoint.ts'
import type { NewFactor, RecoveryCodes, StaffAccess } from './contract.ts'
import type { DraftToSave, StaffDrafts } from './drafts/draft.ts'

/** Entering the staff area, and drafts of its forms. */
export const staffEndpoints = {
  readStaffAccess: route<{ answer: StaffAccess }>()('GET', '/api/frontend/staff/access'),
  enterStaffArea: route<{ body: { code: string; locale: 'no' | 'en' }; answer: Success }>()(
    'POST',
    '/api/frontend/staff/access',
  ),
  leaveStaffArea: route<{ answer: Success }>()('DELETE', '/api/frontend/staff/access'),
  startEnrolment: route<{ answer: NewFactor }>()('POST', '/api/frontend/staff/factor'),
  listDrafts: route<{ answer: StaffDrafts }>()('GET', '/api/frontend/staff/drafts'),
  saveDraft: route<{ body: DraftToSave; answer: Done }>()('PUT', '/api/frontend/staff/drafts', {
    outlivesPage: true,
  }),
  deleteDraft: route<{ query: { key: string }; answer: Done }>()(
    'DELETE',
    '/api/frontend/staff/drafts',
    { outlivesPage: true },
  ),
  confirmEnrolment: route<{ body: { code: string }; answer: RecoveryCodes }>()(
    'POST',
    '/api/frontend/staff/factor/confirm',
  ),
}
