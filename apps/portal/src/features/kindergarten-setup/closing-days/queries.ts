import { callStaff } from '#core/staff-area/queries.ts'
import { closingDayEndpoints as endpoints } from './endpoints.ts'
import type { ClosingDayEdit } from './forms.ts'

export const saveClosingDays = (id: string, body: ClosingDayEdit) =>
  callStaff(endpoints.save, { params: { id }, body })
