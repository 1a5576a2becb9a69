import { endpoint } from '#platform/api/endpoint.ts'
import type { ClassSetup, SavedClassSetup } from './contract.ts'
import type { ClassSetupChange } from './setup-forms.ts'

const setup = '/api/frontend/staff/sports/class-setup'

export const classSetupEndpoints = {
  read: endpoint<{ answer: ClassSetup }>()('GET', setup),
  save: endpoint<{ body: ClassSetupChange; answer: SavedClassSetup }>()('POST', `${setup}/changes`),
}
