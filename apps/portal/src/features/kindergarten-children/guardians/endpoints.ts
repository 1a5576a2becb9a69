import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Removal } from '../model/forms.ts'
import type { NumberForm } from '../model/person-forms.ts'
import type { ContactDetails, GuardianAdded } from './contract.ts'
import type {
  AccessForm,
  BlockForm,
  DetailsForm,
  GuardianForm,
  ResponsibilityForm,
  RestrictionForm,
} from './forms.ts'

const guardians = '/api/frontend/staff/kindergarten-children/:id/guardians'
const guardian = `${guardians}/:guardianId` as const

export const guardianEndpoints = {
  add: endpoint<{ body: GuardianForm; answer: GuardianAdded }>()('POST', guardians),
  correct: endpoint<{ body: DetailsForm; answer: Done }>()('PUT', `${guardian}/details`),
  renumber: endpoint<{ body: NumberForm; answer: Done }>()('PUT', `${guardian}/national-id`),
  remove: endpoint<{ body: Removal; answer: Done }>()('POST', `${guardian}/removal`),
  changeAccess: endpoint<{ body: AccessForm; answer: Done }>()('PUT', `${guardian}/access`),
  changeResponsibility: endpoint<{ body: ResponsibilityForm; answer: Done }>()(
    'PUT',
    `${guardian}/responsibility`,
  ),
  changeBlock: endpoint<{ body: BlockForm; answer: Done }>()('PUT', `${guardian}/block`),
  changeRestriction: endpoint<{ body: RestrictionForm; answer: Done }>()(
    'PUT',
    `${guardian}/restriction`,
  ),
  show: endpoint<{ answer: ContactDetails }>()('POST', `${guardian}/contact-details`),
}
