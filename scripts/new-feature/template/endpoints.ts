import { type Done, route } from '#platform/api/endpoint.ts'
import type { OwnEntries, StaffEntries } from './contract.ts'
import type { EntryForm } from './entry-form.ts'

const own = '/api/frontend/user/suggestion-box'
const ofStaff = '/api/frontend/staff/suggestion-box'

export const suggestionBoxEndpoints = {
  own: route<{ answer: OwnEntries }>()('GET', own),
  write: route<{ body: EntryForm; answer: Done }>()('POST', own),
  all: route<{ answer: StaffEntries }>()('GET', ofStaff),
  markHandled: route<{ answer: Done }>()('POST', `${ofStaff}/:id/handled`),
}
