import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { AssociationSetup } from './contract.ts'
import type { SettingsForm, TopicEdit } from './forms.ts'

const setup = '/api/frontend/staff/association-setup'

export const setupEndpoints = {
  read: endpoint<{ answer: AssociationSetup }>()('GET', setup),
  saveSettings: endpoint<{ body: SettingsForm; answer: Done }>()('PUT', `${setup}/settings`),
  saveTopic: endpoint<{ body: TopicEdit; answer: Done }>()('POST', `${setup}/topics`),
}
