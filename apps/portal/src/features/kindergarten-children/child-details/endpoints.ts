import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Removal } from '../model/forms.ts'
import type { NumberForm } from '../model/person-forms.ts'
import type { ChildAdded } from './contract.ts'
import type { ChildDetailsForm, ChildForm } from './forms.ts'

const children = '/api/frontend/staff/kindergarten-children'

export const childDetailsEndpoints = {
  add: endpoint<{ body: ChildForm; answer: ChildAdded }>()('POST', children),
  correct: endpoint<{ body: ChildDetailsForm; answer: Done }>()('PUT', `${children}/:id/details`),
  remove: endpoint<{ body: Removal; answer: Done }>()('POST', `${children}/:id/removal`),
  renumber: endpoint<{ body: NumberForm; answer: Done }>()('PUT', `${children}/:id/national-id`),
}
