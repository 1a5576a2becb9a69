import { route } from '#platform/api/route.ts'
import type { SavedSetup, StaffSetup } from './contract.ts'
import type { SetupChange } from './setup-forms.ts'

const courts = '/api/frontend/staff/sports/courts'

export const setupRoutes = {
  read: route<{ answer: StaffSetup }>()('GET', courts),
  save: route<{ body: SetupChange; answer: SavedSetup }>()('POST', `${courts}/changes`),
}
