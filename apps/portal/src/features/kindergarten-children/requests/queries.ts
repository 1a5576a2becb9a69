import { callStaff } from '#core/staff-area/queries.ts'
import { requestEndpoints as endpoints } from './endpoints.ts'
import type { AcceptedMove, DecisionForm } from './forms.ts'

export const decideRequest = (id: string, requestId: string, body: DecisionForm) =>
  callStaff(endpoints.decide, { params: { id, requestId }, body })

export const acceptChange = (id: string, requestId: string, body: AcceptedMove) =>
  callStaff(endpoints.move, { params: { id, requestId }, body })
