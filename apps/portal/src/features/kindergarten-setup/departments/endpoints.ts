import { type Done, endpoint } from '#platform/api/endpoint.ts'
import { kindergartenPath } from '../model/path.ts'
import type { DepartmentEdit } from './forms.ts'

export const departmentEndpoints = {
  save: endpoint<{ body: DepartmentEdit; answer: Done }>()(
    'POST',
    `${kindergartenPath}/departments`,
  ),
}
