import { z } from 'zod'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { Removal } from '../model/forms.ts'
import { NumberForm } from '../model/person-forms.ts'
import { kindergartenChildRefusals as known } from '../model/refusals.ts'
import { ChildAdded, ChildHere } from './contract.ts'
import { childDetailsEndpoints as endpoints } from './endpoints.ts'
import { ChildDetailsForm, ChildForm } from './forms.ts'

const access = { staff: kindergartenRoles } as const
const onChild = {
  access,
  params: { schema: z.object({ id: z.uuid() }), refusal: 'CHILD_NOT_FOUND' },
  answer: Done,
  concerns: 'person',
} as const

export const childDetailsDescribed = {
  add: describeEndpoint(endpoints.add, {
    summary: 'Adds a child with a place in a department of the caller. Guardians are added to it.',
    access,
    body: ChildForm,
    answer: ChildAdded,
    refusals: only(
      known,
      'CHILD_EXISTS',
      'CHILD_MAYBE_HERE',
      'DEPARTMENT_NOT_FOUND',
      'DEPARTMENT_CLOSED',
      'DEPARTMENT_FULL',
      'PLACE_DAYS_INVALID',
    ),
    refusalDetails: { CHILD_EXISTS: ChildHere, CHILD_MAYBE_HERE: ChildHere },
    audits: ['kindergarten-child-added'],
    concerns: { nobody: 'a child that is added has no guardian yet' },
  }),
  correct: describeEndpoint(endpoints.correct, {
    summary: 'Corrects the name and birth date of a child. No import changes them then.',
    ...onChild,
    body: ChildDetailsForm,
    refusals: only(known, 'CHILD_NOT_FOUND', 'KINDERGARTEN_CHANGED'),
    audits: ['kindergarten-child-corrected'],
  }),
  remove: describeEndpoint(endpoints.remove, {
    summary: 'Removes a child that was added by mistake, of whom nothing is recorded.',
    ...onChild,
    body: Removal,
    concerns: { nobody: 'a child that can be removed has no guardian' },
    refusals: only(known, 'CHILD_NOT_FOUND', 'KINDERGARTEN_CHANGED', 'CHILD_USED'),
    audits: ['kindergarten-child-removed'],
  }),
  renumber: describeEndpoint(endpoints.renumber, {
    summary: 'Replaces a wrong national id of a child, or adds a missing one.',
    ...onChild,
    body: NumberForm,
    refusals: only(known, 'CHILD_NOT_FOUND', 'KINDERGARTEN_CHANGED', 'CHILD_EXISTS', 'SAME_NUMBER'),
    refusalDetails: { CHILD_EXISTS: ChildHere },
    audits: ['kindergarten-child-renumbered'],
  }),
}
