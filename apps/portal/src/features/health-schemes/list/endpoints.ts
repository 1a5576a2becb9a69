import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { StaffSchemes } from '../model/contract.ts'
import type { EndForm, SchemeForm } from '../model/scheme-forms.ts'

const path = '/api/frontend/staff/health-schemes'

export const listEndpoints = {
  list: endpoint<{ answer: StaffSchemes }>()('GET', path),
  save: endpoint<{ body: SchemeForm; answer: Done }>()('PUT', `${path}/:id`),
  end: endpoint<{ body: EndForm; answer: Done }>()('PUT', `${path}/:id/end`),
}
