import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { GrantSetup } from './contract.ts'
import type { ListEdit, SettingsForm } from './forms.ts'

const setup = '/api/frontend/staff/grant-setup'

export const listEndpoints = {
  read: endpoint<{ answer: GrantSetup }>()('GET', setup),
  saveSettings: endpoint<{ body: SettingsForm; answer: Done }>()('PUT', `${setup}/settings`),
  saveList: endpoint<{ body: ListEdit; answer: Done }>()('POST', `${setup}/lists`),
  addSuggestions: endpoint<{ answer: Done }>()('POST', `${setup}/suggestions`),
}
