import { callStaff } from '#core/staff-area/queries.ts'
import { leaderEndpoints as endpoints } from './endpoints.ts'
import type { LeaderEdit } from './forms.ts'

export const saveLeader = (id: string, body: LeaderEdit) =>
  callStaff(endpoints.save, { params: { id }, body })
