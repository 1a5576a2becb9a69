import { endpoint, type Success } from '#platform/api/endpoint.ts'
import type { EditorForm, EditorList } from './contract.ts'

const path = '/api/frontend/staff/editors'

export const editorsEndpoints = {
  list: endpoint<{ answer: EditorList }>()('GET', path),
  invite: endpoint<{ body: EditorForm; answer: Success }>()('POST', path),
  // No e-mail address in an address.
  remove: endpoint<{ body: { email: string }; answer: Success }>()('POST', `${path}/remove`),
}
