import { callStaff } from '#core/staff-area/queries.ts'
import { employeeEndpoints as endpoints } from './endpoints.ts'
import type { EmployeeEdit } from './forms.ts'

export const saveEmployee = (id: string, body: EmployeeEdit) =>
  callStaff(endpoints.save, { params: { id }, body })
