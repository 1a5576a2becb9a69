import { endpoint } from '#platform/api/endpoint.ts'
import type { SavedSetup, StaffSetup } from './contract.ts'
import type { SetupChange } from './setup-forms.ts'

const courts = '/api/frontend/staff/sports/courts'

export const setupEndpoints = {
  read: endpoint<{ answer: StaffSetup }>()('GET', courts),
  save: endpoint<{ body: SetupChange; answer: SavedSetup }>()('POST', `${courts}/changes`),
}
