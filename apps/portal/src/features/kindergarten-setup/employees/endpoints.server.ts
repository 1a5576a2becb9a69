import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { ofKindergarten } from '../model/of-kindergarten.server.ts'
import { setupRefusals } from '../model/refusals.ts'
import { employeeEndpoints as endpoints } from './endpoints.ts'
import { EmployeeEdit } from './forms.ts'

export const employeeDescribed = {
  save: describeEndpoint(endpoints.save, {
    summary:
      'Adds or changes an employee, with the account of the same person where they have one, if it is as it was read.',
    ...ofKindergarten,
    body: EmployeeEdit,
    answer: Done,
    refusals: {
      ...only(
        kindergartenRefusals,
        'KINDERGARTEN_NOT_FOUND',
        'DEPARTMENT_NOT_FOUND',
        'KINDERGARTEN_CHANGED',
      ),
      ...only(setupRefusals, 'EMPLOYEE_NOT_FOUND', 'ACCOUNT_NOT_FOUND'),
    },
    audits: ['kindergarten-employee-added', 'kindergarten-employee-changed'],
    concerns: 'person',
  }),
}
