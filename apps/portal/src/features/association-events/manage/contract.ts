import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { OpenQuestion } from '#core/questions/contract.ts'
import { localized } from '#platform/i18n/localized.ts'
import { audiences, eventStates } from '../model/states.ts'

const text = localized(z.string())

export const EventIds = z.object({ id: z.uuid(), eventId: z.uuid() })
export const AssociationIds = z.object({ id: z.uuid() })

/** An event in the list of its board. */
export const OwnEvent = z.strictObject({
  id: z.string(),
  version: z.int(),
  title: text,
  startsAt: z.string(),
  endsAt: z.string(),
  place: z.string(),
  state: z.enum(eventStates),
  reason: z.string().nullable(),
  /** Null where nobody books. */
  capacity: z.int().nullable(),
  taken: z.int(),
  waiting: z.int(),
  /** How many of its series follow it, itself not counted. */
  following: z.int(),
})
export type OwnEvent = z.infer<typeof OwnEvent>

export const OwnEvents = z.strictObject({
  /** Its events are published without approval. */
  isTrusted: z.boolean(),
  /** Whether anything may be published at all, as its state is. */
  mayPublish: z.boolean(),
  items: z.array(OwnEvent),
})
export type OwnEvents = z.infer<typeof OwnEvents>

/** All of one event, as the form has it. */
export const OpenEvent = z.strictObject({
  id: z.string(),
  version: z.int(),
  state: z.enum(eventStates),
  reason: z.string().nullable(),
  isOver: z.boolean(),
  /** It waits for staff again when its title, text, place or link is changed. */
  isApprovedAnew: z.boolean(),
  event: z.strictObject({
    title: text,
    text,
    place: z.string(),
    link: z.string().nullable(),
    languages: z.array(z.enum(locales)),
    startDay: z.string(),
    startTime: z.string(),
    endDay: z.string(),
    endTime: z.string(),
    audience: z.enum(audiences),
    places: z
      .strictObject({
        capacity: z.int(),
        membersFirstDays: z.int(),
        closesHours: z.int(),
        payMinutes: z.int(),
        promotedHours: z.int(),
        memberPriceOre: z.int(),
        priceOre: z.int(),
        refundHours: z.int(),
        lateRefundPercent: z.int(),
        answerDays: z.int(),
        questions: z.array(OpenQuestion),
      })
      .nullable(),
  }),
  /** People who have a place or wait for one, and what those who have paid get back if it is called off. */
  booked: z.strictObject({ people: z.int(), waiting: z.int(), refundOre: z.int() }),
  /** The same of those of its series that follow, this one among them. */
  following: z.strictObject({
    events: z.int(),
    people: z.int(),
    waiting: z.int(),
    refundOre: z.int(),
  }),
})
export type OpenEvent = z.infer<typeof OpenEvent>

export const CreatedEvents = z.strictObject({ id: z.string(), state: z.enum(eventStates) })
export type CreatedEvents = z.infer<typeof CreatedEvents>

/** What was done, for the message about it. */
export const ChangedState = z.strictObject({
  state: z.enum(eventStates),
  events: z.int(),
  /** Who are told by mail. */
  told: z.int(),
})
export type ChangedState = z.infer<typeof ChangedState>
