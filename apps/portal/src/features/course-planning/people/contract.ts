import { z } from 'zod'
import { RefundRequest, SumsBeforeRefund } from '#core/payments/contract.ts'
import { placeStates } from '#core/places/states.ts'
import { AskedQuestion } from '#core/questions/contract.ts'

const instant = z.iso.datetime()

export const PlaceId = z.strictObject({ id: z.uuid() })

/** A booking of one or several seats. Amounts in øre. */
export const CoursePlace = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  state: z.enum(placeStates),
  seats: z.int(),
  /** The names on its tickets. */
  holders: z.array(z.string()),
  createdAt: instant,
  expiresAt: instant.nullable(),
  priceOre: z.int(),
  /** What was paid and not given back. */
  paidOre: z.int(),
  refundSums: SumsBeforeRefund,
  /** A refund that a second person has to request, too. */
  request: RefundRequest.nullable(),
})
export type CoursePlace = z.infer<typeof CoursePlace>

/** Those of a course, in the order in which they came, and what it has sent them. */
export const CoursePlaces = z.strictObject({
  title: z.record(z.string(), z.string()),
  capacity: z.int(),
  taken: z.int(),
  isCalledOff: z.boolean(),
  items: z.array(CoursePlace),
  messages: z.array(
    z.strictObject({
      id: z.uuid(),
      subject: z.record(z.string(), z.string()),
      sentAt: instant,
      /** Empty when the account has been deleted. */
      by: z.string(),
      addresses: z.int(),
    }),
  ),
})
export type CoursePlaces = z.infer<typeof CoursePlaces>

export const CoursePlaceCancelled = z.strictObject({ outcome: z.enum(['cancelled', 'waits']) })
export type CoursePlaceCancelled = z.infer<typeof CoursePlaceCancelled>

/** To how many addresses. */
export const MessageSent = z.strictObject({ addresses: z.int() })
export type MessageSent = z.infer<typeof MessageSent>

/** What people answered, by their places: the audit log says who has read it. */
export const CourseAnswers = z.strictObject({
  questions: z.array(AskedQuestion),
  items: z.array(
    z.strictObject({
      placeId: z.uuid(),
      answers: z.array(z.strictObject({ questionId: z.uuid(), answer: z.string() })),
    }),
  ),
})
export type CourseAnswers = z.infer<typeof CourseAnswers>
