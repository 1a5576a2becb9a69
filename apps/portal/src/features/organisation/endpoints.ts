import { endpoint } from '#platform/api/endpoint.ts'
import type { OrganisationForm, OrganisationSaved, OrganisationSettings } from './contract.ts'

const path = '/api/frontend/staff/organisation'

export const organisationEndpoints = {
  read: endpoint<{ answer: OrganisationSettings }>()('GET', path),
  save: endpoint<{ body: OrganisationForm; answer: OrganisationSaved }>()('PUT', path),
}
