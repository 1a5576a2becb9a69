import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { ContactDetails } from './contract.ts'
import type { AccessForm, BlockForm, RestrictionForm } from './forms.ts'

const guardian = '/api/frontend/staff/kindergarten-children/:id/guardians/:guardianId'

export const guardianEndpoints = {
  changeAccess: endpoint<{ body: AccessForm; answer: Done }>()('PUT', `${guardian}/access`),
  changeBlock: endpoint<{ body: BlockForm; answer: Done }>()('PUT', `${guardian}/block`),
  changeRestriction: endpoint<{ body: RestrictionForm; answer: Done }>()(
    'PUT',
    `${guardian}/restriction`,
  ),
  show: endpoint<{ answer: ContactDetails }>()('POST', `${guardian}/contact-details`),
}
