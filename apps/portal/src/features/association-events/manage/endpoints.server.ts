import { z } from 'zod'
import { associationRefusals } from '#core/associations/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { eventRefusals } from '../model/event-refusals.ts'
import {
  AssociationIds,
  ChangedState,
  CreatedEvents,
  EventIds,
  OpenEvent,
  OwnEvents,
} from './contract.ts'
import { manageEndpoints as endpoints } from './endpoints.ts'
import { ChangedEvent, NewEvents, SeenEvent } from './event-form.ts'

const ofAssociation = {
  access: 'user',
  params: { schema: AssociationIds, refusal: 'ASSOCIATION_NOT_FOUND' },
} as const
const ofEvent = {
  access: 'user',
  params: { schema: EventIds, refusal: 'EVENT_NOT_FOUND' },
} as const

const reading = only(associationRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING')
const changing = { ...reading, ...only(associationRefusals, 'ASSOCIATION_STATE') }
const times = only(eventRefusals, 'EVENT_IN_PAST', 'EVENT_TOO_FAR', 'EVENT_ENDS_BEFORE')

/** How many have a place, and at which event of a series. */
export const refusalDetails = {
  EVENT_BELOW_TAKEN: z.strictObject({ taken: z.int(), startsAt: z.iso.datetime() }),
}

export const manageDescribed = {
  list: describeEndpoint(endpoints.list, {
    ...ofAssociation,
    summary: 'The events of an association, for its board.',
    answer: OwnEvents,
    refusals: reading,
  }),
  create: describeEndpoint(endpoints.create, {
    ...ofAssociation,
    summary: 'Adds an event or a series, as a draft or to be published.',
    body: NewEvents,
    answer: CreatedEvents,
    status: 201,
    refusals: { ...changing, ...times },
  }),
  read: describeEndpoint(endpoints.read, {
    ...ofEvent,
    summary: 'One event as its board edits it.',
    answer: OpenEvent,
    refusals: { ...reading, ...only(eventRefusals, 'EVENT_NOT_FOUND') },
  }),
  change: describeEndpoint(endpoints.change, {
    ...ofEvent,
    summary:
      'Saves an event, if its version is current, and tells those who have booked what was moved.',
    body: ChangedEvent,
    answer: ChangedState,
    refusals: { ...changing, ...eventRefusals },
    refusalDetails,
  }),
  remove: describeEndpoint(endpoints.remove, {
    ...ofEvent,
    summary: 'Removes an event that was never published.',
    body: SeenEvent,
    answer: z.strictObject({}),
    refusals: {
      ...changing,
      ...only(eventRefusals, 'EVENT_NOT_FOUND', 'EVENT_CHANGED', 'EVENT_STATE'),
    },
  }),
}
