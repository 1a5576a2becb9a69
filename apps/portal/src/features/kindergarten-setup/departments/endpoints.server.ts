import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { ChildrenCount, ofKindergarten } from '../model/of-kindergarten.server.ts'
import { setupRefusals } from '../model/refusals.ts'
import { departmentEndpoints as endpoints } from './endpoints.ts'
import { DepartmentEdit } from './forms.ts'

export const departmentDescribed = {
  save: describeEndpoint(endpoints.save, {
    summary:
      'Adds, changes, closes or reopens a department, if it is as it was read. Children who have places there are never left without.',
    ...ofKindergarten,
    body: DepartmentEdit,
    answer: Done,
    refusals: {
      ...only(
        kindergartenRefusals,
        'KINDERGARTEN_NOT_FOUND',
        'DEPARTMENT_NOT_FOUND',
        'KINDERGARTEN_CHANGED',
      ),
      ...only(
        setupRefusals,
        'DEPARTMENT_NAME_TAKEN',
        'DEPARTMENT_HAS_CHILDREN',
        'DEPARTMENT_PLACES_TAKEN',
      ),
    },
    refusalDetails: {
      DEPARTMENT_HAS_CHILDREN: ChildrenCount,
      DEPARTMENT_PLACES_TAKEN: ChildrenCount,
    },
    audits: [
      'kindergarten-department-added',
      'kindergarten-department-changed',
      'kindergarten-department-closed',
      'kindergarten-department-reopened',
    ],
    concerns: { nobody: 'rooms and places for all children of a department' },
  }),
}
