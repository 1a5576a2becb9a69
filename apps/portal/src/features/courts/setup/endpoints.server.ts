import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { setupRefusals } from '../model/refusals.ts'
import { SavedSetup, StaffSetup } from './contract.ts'
import { setupEndpoints as endpoints } from './endpoints.ts'
import { SetupChange } from './setup-forms.ts'

const access = { staff: ['sports', 'admin'] } as const

export const setupDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary:
      'Reads courts with their opening hours, prices, club hours and closures, as staff edit them.',
    access,
    answer: StaffSetup,
  }),
  save: describeEndpoint(endpoints.save, {
    summary: 'Saves one change of the setup, if its version is current. Existing bookings stay.',
    access,
    body: SetupChange,
    answer: SavedSetup,
    refusals: setupRefusals,
    refusalField: 'errorMessage',
    audits: [
      'court-settings-saved',
      'court-category-saved',
      'court-saved',
      'court-opening-saved',
      'court-price-saved',
      'court-club-hours-saved',
      'court-closure-saved',
      'court-rule-removed',
    ],
    concerns: { nobody: 'courts and prices for everybody' },
  }),
}
