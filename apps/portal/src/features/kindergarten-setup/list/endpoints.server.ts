import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { kindergartenOfficeRoles, kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { ChildrenCount, ofKindergartenByOffice } from '../model/of-kindergarten.server.ts'
import { setupRefusals } from '../model/refusals.ts'
import { AddedKindergarten, KindergartenList } from './contract.ts'
import { listEndpoints as endpoints } from './endpoints.ts'
import { AddKindergarten, ChangeKindergarten } from './forms.ts'

const concerns = { nobody: 'what holds for all children of a kindergarten' } as const

export const listDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'The kindergartens that the caller reaches, with places and children.',
    access: { staff: kindergartenRoles },
    answer: KindergartenList,
  }),
  add: describeEndpoint(endpoints.add, {
    summary: 'Adds a kindergarten, which nobody leads yet.',
    access: { staff: kindergartenOfficeRoles },
    body: AddKindergarten,
    answer: AddedKindergarten,
    refusals: only(setupRefusals, 'KINDERGARTEN_NAME_TAKEN'),
    audits: ['kindergarten-added'],
    concerns,
  }),
  change: describeEndpoint(endpoints.change, {
    summary:
      'Changes a kindergarten, if it is as it was read. It is closed only from a day on which no child has a place.',
    ...ofKindergartenByOffice,
    body: ChangeKindergarten,
    answer: Done,
    refusals: {
      ...only(kindergartenRefusals, 'KINDERGARTEN_NOT_FOUND', 'KINDERGARTEN_CHANGED'),
      ...only(setupRefusals, 'KINDERGARTEN_NAME_TAKEN', 'KINDERGARTEN_HAS_CHILDREN'),
    },
    refusalDetails: { KINDERGARTEN_HAS_CHILDREN: ChildrenCount },
    audits: ['kindergarten-changed'],
    concerns,
  }),
}
