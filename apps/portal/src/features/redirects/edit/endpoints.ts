import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Redirects } from './contract.ts'
import type { RedirectEdit } from './redirect-forms.ts'

const redirects = '/api/frontend/staff/redirects'

export const editEndpoints = {
  read: endpoint<{ answer: Redirects }>()('GET', redirects),
  save: endpoint<{ body: RedirectEdit; answer: Done }>()('POST', `${redirects}/changes`),
}
