import { callStaff } from '#core/staff-area/queries.ts'
import { appealEndpoints as endpoints } from './endpoints.ts'
import type { ResultForm } from './forms.ts'

export const decideAppeal = (id: string, appeal: string, body: ResultForm) =>
  callStaff(endpoints.decide, { params: { id, appeal }, body })
