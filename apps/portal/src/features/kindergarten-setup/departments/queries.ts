import { callStaff } from '#core/staff-area/queries.ts'
import { departmentEndpoints as endpoints } from './endpoints.ts'
import type { DepartmentEdit } from './forms.ts'

export const saveDepartment = (id: string, body: DepartmentEdit) =>
  callStaff(endpoints.save, { params: { id }, body })
