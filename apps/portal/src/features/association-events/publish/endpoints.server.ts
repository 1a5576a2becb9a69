import { associationRefusals } from '#core/associations/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { ChangedState, EventIds } from '../manage/contract.ts'
import { CallOffForm, SeenEvent } from '../manage/event-form.ts'
import { eventRefusals } from '../model/event-refusals.ts'
import { Decided, EventId, StaffEvents } from './contract.ts'
import { DecisionForm } from './decision-form.ts'
import { publishEndpoints as endpoints } from './endpoints.ts'

const ofEvent = {
  access: 'user',
  params: { schema: EventIds, refusal: 'EVENT_NOT_FOUND' },
} as const
const ofStaff = { access: { staff: ['caseworker'] } } as const
const changing = {
  ...only(
    associationRefusals,
    'ASSOCIATION_NOT_FOUND',
    'ASSOCIATION_RIGHT_MISSING',
    'ASSOCIATION_STATE',
  ),
  ...only(eventRefusals, 'EVENT_NOT_FOUND', 'EVENT_CHANGED', 'EVENT_STATE'),
}

export const publishDescribed = {
  publish: describeEndpoint(endpoints.publish, {
    ...ofEvent,
    summary: 'Publishes a draft, or asks staff where the association is not trusted as yet.',
    body: SeenEvent,
    answer: ChangedState,
    refusals: { ...changing, ...only(eventRefusals, 'EVENT_IN_PAST') },
  }),
  callOff: describeEndpoint(endpoints.callOff, {
    ...ofEvent,
    summary: 'Calls off an event, and tells those who have booked.',
    body: CallOffForm,
    answer: ChangedState,
    refusals: { ...changing, ...only(eventRefusals, 'EVENT_OVER') },
  }),
  listForStaff: describeEndpoint(endpoints.listForStaff, {
    ...ofStaff,
    summary: 'Events of associations that wait for approval, and those to come.',
    answer: StaffEvents,
  }),
  decide: describeEndpoint(endpoints.decide, {
    ...ofStaff,
    summary:
      'Publishes an event that waits, or sends it back with a reason; of a series all that wait.',
    params: { schema: EventId, refusal: 'EVENT_NOT_FOUND' },
    body: DecisionForm,
    answer: Decided,
    refusals: only(
      eventRefusals,
      'EVENT_NOT_FOUND',
      'EVENT_CHANGED',
      'EVENT_STATE',
      'EVENT_IN_PAST',
    ),
    audits: ['association-event-approved', 'association-event-sent-back'],
    concerns: 'person',
  }),
  callOffByStaff: describeEndpoint(endpoints.callOffByStaff, {
    ...ofStaff,
    summary:
      'Calls off an event for its association; those who have booked and the board are told.',
    params: { schema: EventId, refusal: 'EVENT_NOT_FOUND' },
    body: CallOffForm,
    answer: ChangedState,
    refusals: only(eventRefusals, 'EVENT_NOT_FOUND', 'EVENT_CHANGED', 'EVENT_STATE', 'EVENT_OVER'),
    audits: ['association-event-called-off'],
    concerns: 'person',
  }),
}
