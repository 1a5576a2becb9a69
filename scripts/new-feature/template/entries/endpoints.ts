import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { OwnEntries, StaffEntries } from '../model/contract.ts'
import type { EntryForm } from '../model/entry-form.ts'

const own = '/api/frontend/user/suggestion-box'
const ofStaff = '/api/frontend/staff/suggestion-box'

export const suggestionBoxEndpoints = {
  own: endpoint<{ answer: OwnEntries }>()('GET', own),
  write: endpoint<{ body: EntryForm; answer: Done }>()('POST', own),
  all: endpoint<{ answer: StaffEntries }>()('GET', ofStaff),
  markHandled: endpoint<{ answer: Done }>()('POST', `${ofStaff}/:id/handled`),
}
