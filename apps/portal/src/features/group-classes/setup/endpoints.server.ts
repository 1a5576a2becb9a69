import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { ClassSetup, SavedClassSetup } from './contract.ts'
import { classSetupEndpoints as endpoints } from './endpoints.ts'
import { InUse } from './in-use.ts'
import { classSetupRefusals } from './refusals.ts'
import { ClassSetupChange } from './setup-forms.ts'

const access = { staff: ['sports', 'admin'] } as const

export const classSetupDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary:
      'Reads rules of booking, centres, rooms, instructors, categories and kinds of class, as staff edit them.',
    access,
    answer: ClassSetup,
  }),
  save: describeEndpoint(endpoints.save, {
    summary:
      'Saves one change of the setup, if its version is current. What is in use cannot be removed.',
    access,
    body: ClassSetupChange,
    answer: SavedClassSetup,
    refusals: classSetupRefusals,
    refusalDetails: { IN_USE: InUse },
    audits: [
      'class-settings-saved',
      'sports-center-saved',
      'class-room-saved',
      'instructor-saved',
      'class-category-saved',
      'class-category-moved',
      'class-kind-saved',
      'class-setup-removed',
    ],
    concerns: { nobody: 'what classes are planned with' },
  }),
}
