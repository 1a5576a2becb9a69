import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { Admission } from '#core/check-in/contract.ts'
import { placeStates } from '#core/places/states.ts'
import { AskedQuestion } from '#core/questions/contract.ts'

const instant = z.iso.datetime()

export const Participant = z.strictObject({
  placeId: z.uuid(),
  name: z.string(),
  state: z.enum(placeStates),
  isMember: z.boolean(),
  /** What the board gives back if it cancels the place. */
  paidOre: z.int(),
  /** Of the caller. */
  isOwn: z.boolean(),
  admission: Admission.nullable(),
})
export type Participant = z.infer<typeof Participant>

/** Those who are booked, hold a place or wait; and those who were let in and cancelled meanwhile. */
export const Participants = z.strictObject({
  title: z.record(z.enum(locales), z.string()),
  startsAt: instant,
  endsAt: instant,
  capacity: z.int(),
  /** By name. */
  items: z.array(Participant),
})
export type Participants = z.infer<typeof Participants>

/** With the answers of people: the history of the association says who has read them. */
export const ParticipantAnswers = z.strictObject({
  questions: z.array(AskedQuestion),
  items: z.array(
    z.strictObject({
      placeId: z.uuid(),
      name: z.string(),
      email: z.string(),
      state: z.enum(placeStates),
      isMember: z.boolean(),
      bookedAt: instant,
      answers: z.array(z.strictObject({ questionId: z.uuid(), answer: z.string() })),
    }),
  ),
})
export type ParticipantAnswers = z.infer<typeof ParticipantAnswers>

/** The phone sets the id and the time, and may send a scan more than once. */
export const Scan = z.strictObject({
  id: z.uuid(),
  placeId: z.uuid(),
  scannedAt: instant,
  undoneAt: instant.nullable(),
})
export type Scan = z.infer<typeof Scan>
