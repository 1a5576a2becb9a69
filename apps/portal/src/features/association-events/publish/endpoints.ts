import { endpoint } from '#platform/api/endpoint.ts'
import type { ChangedState } from '../manage/contract.ts'
import type { CallOffForm, SeenEvent } from '../manage/event-form.ts'
import type { Decided, StaffEvents } from './contract.ts'
import type { DecisionForm } from './decision-form.ts'

const event = '/api/frontend/my-associations/:id/events/:eventId'
const ofStaff = '/api/frontend/staff/association-events'

export const publishEndpoints = {
  publish: endpoint<{ body: SeenEvent; answer: ChangedState }>()('POST', `${event}/publishing`),
  callOff: endpoint<{ body: CallOffForm; answer: ChangedState }>()('POST', `${event}/calling-off`),
  listForStaff: endpoint<{ answer: StaffEvents }>()('GET', ofStaff),
  decide: endpoint<{ body: DecisionForm; answer: Decided }>()(
    'POST',
    `${ofStaff}/:eventId/decision`,
  ),
  callOffByStaff: endpoint<{ body: CallOffForm; answer: ChangedState }>()(
    'POST',
    `${ofStaff}/:eventId/calling-off`,
  ),
}
