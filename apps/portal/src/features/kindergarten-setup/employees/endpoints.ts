import { type Done, endpoint } from '#platform/api/endpoint.ts'
import { kindergartenPath } from '../model/path.ts'
import type { EmployeeEdit } from './forms.ts'

export const employeeEndpoints = {
  save: endpoint<{ body: EmployeeEdit; answer: Done }>()('POST', `${kindergartenPath}/employees`),
}
