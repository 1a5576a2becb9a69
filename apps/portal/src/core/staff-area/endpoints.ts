import type { Locale } from '@trivsel/content-contract/locales'
import { type Done, endpoint, type Success } from '#platform/api/endpoint.ts'
import type { NewFactor, RecoveryCodes, StaffAccess, StaffWork } from './contract.ts'
import type { DraftToSave, StaffDrafts } from './drafts/draft.ts'
import type { SavedView, SavedViews, ViewChange, ViewToSave } from './views/saved-view.ts'

/** Entering the staff area, drafts of its forms and saved views of its lists. */
export const staffEndpoints = {
  readStaffAccess: endpoint<{ answer: StaffAccess }>()('GET', '/api/frontend/staff/access'),
  readStaffWork: endpoint<{ answer: StaffWork }>()('GET', '/api/frontend/staff/work'),
  enterStaffArea: endpoint<{ body: { code: string; locale: Locale }; answer: Success }>()(
    'POST',
    '/api/frontend/staff/access',
  ),
  leaveStaffArea: endpoint<{ answer: Success }>()('DELETE', '/api/frontend/staff/access'),
  startEnrolment: endpoint<{ answer: NewFactor }>()('POST', '/api/frontend/staff/factor'),
  listDrafts: endpoint<{ answer: StaffDrafts }>()('GET', '/api/frontend/staff/drafts'),
  saveDraft: endpoint<{ body: DraftToSave; answer: Done }>()('PUT', '/api/frontend/staff/drafts', {
    outlivesPage: true,
  }),
  deleteDraft: endpoint<{ query: { key: string }; answer: Done }>()(
    'DELETE',
    '/api/frontend/staff/drafts',
    { outlivesPage: true },
  ),
  listViews: endpoint<{ query: { list: string }; answer: SavedViews }>()(
    'GET',
    '/api/frontend/staff/views',
  ),
  createView: endpoint<{ body: ViewToSave; answer: SavedView }>()(
    'POST',
    '/api/frontend/staff/views',
  ),
  updateView: endpoint<{ body: ViewChange; answer: Done }>()(
    'PUT',
    '/api/frontend/staff/views/:id',
  ),
  deleteView: endpoint<{ answer: Done }>()('DELETE', '/api/frontend/staff/views/:id'),
  confirmEnrolment: endpoint<{ body: { code: string }; answer: RecoveryCodes }>()(
    'POST',
    '/api/frontend/staff/factor/confirm',
  ),
}
