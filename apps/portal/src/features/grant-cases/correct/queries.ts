import { callStaff } from '#core/staff-area/queries.ts'
import { correctEndpoints as endpoints } from './endpoints.ts'
import type { Move, Withdrawal } from './forms.ts'

export const moveApplication = (id: string, body: Move) =>
  callStaff(endpoints.move, { params: { id }, body })
export const withdrawApplication = (id: string, body: Withdrawal) =>
  callStaff(endpoints.withdraw, { params: { id }, body })
export const openCase = (id: string) => callStaff(endpoints.openCase, { params: { id } })
