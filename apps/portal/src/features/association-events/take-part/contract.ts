import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { OwnPlace } from '../book/contract.ts'

const instant = z.iso.datetime()

/** An event that somebody has a place at, waits for, or has to pay for. */
export const OwnEvent = z.strictObject({
  eventId: z.uuid(),
  title: z.record(z.enum(locales), z.string()),
  association: z.string(),
  startsAt: instant,
  endsAt: instant,
  where: z.string(),
  /** Of a video meeting, for those who have a place. */
  link: z.string().nullable(),
  membersFirstUntil: instant.nullable(),
  place: OwnPlace.omit({ answers: true }),
})
export type OwnEvent = z.infer<typeof OwnEvent>

/** Those that are not over, by time. */
export const OwnEvents = z.strictObject({ items: z.array(OwnEvent) })
export type OwnEvents = z.infer<typeof OwnEvents>
