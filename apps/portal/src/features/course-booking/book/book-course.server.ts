import { batchRequests } from '#core/batching/batch-requests.server.ts'
import { longest } from '#core/courses/limits.ts'
import { seatPrices } from '#core/courses/prices.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { bookPlaces } from '#core/places/book-places.server.ts'
import { lockOffer } from '#core/places/lock-offer.server.ts'
import { findQuestions, type StoredQuestion, storeAnswers } from '#core/questions/answers.server.ts'
import { judgeAnswers } from '#core/questions/judge-answers.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { BookCourse, BookingState } from '../model/contract.ts'
import { type Bookable, bookingStateOf, findBookable } from '../model/find-bookable.server.ts'
import { audienceRefusal, findPerson, type Person } from '../model/groups.server.ts'
import type { CourseRefusal } from '../model/refusals.ts'
import { refuseCourse } from '../model/refuse.server.ts'
import { addTickets } from '../model/tickets.server.ts'
import { findNames } from './read-courses.server.ts'

type Request = BookCourse & { readonly courseId: string; readonly userId: string }
type Decided = Request & { readonly person: Person }
type Outcome = 'done' | { readonly refusal: CourseRefusal; readonly details?: object }
type Parts = {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly clock: Clock
}

/**
 * Books seats: requests that come at the same time are decided in one transaction, in the order in
 * which they came. Who somebody is, is read before the course is locked.
 */
export function createBookCourse(parts: Parts): (request: Request) => Promise<void> {
  const decide = batchRequests<Decided, Outcome>({
    keyOf: ({ courseId }) => courseId,
    decide: (batch) =>
      parts.database.transaction((transaction) => bookBatch({ ...parts, transaction }, batch)),
  })
  return async (request) => {
    const { userId, others } = request
    if (others.some(({ holder }) => hasNationalId(holder)))
      throw refuseCourse('COURSE_NAME_REFUSED')
    const person = await findPerson(parts, { userId, today: osloDate(parts.clock()) })
    const outcome = await decide({ ...request, person })
    if (outcome !== 'done') throw refuseCourse(outcome.refusal, outcome.details)
  }
}

async function bookBatch(
  parts: Pick<Parts, 'encryption'> & { readonly transaction: Database },
  batch: readonly [Decided, ...Decided[]],
): Promise<Outcome[]> {
  const { transaction } = parts
  const [{ courseId }] = batch
  // First of all, so that prices are read as they are when seats are given.
  const offer = await lockOffer(transaction, courseId)
  const found = offer && (await findBookable(transaction, courseId))
  if (!found) return batch.map(() => ({ refusal: 'COURSE_NOT_FOUND' }))
  const state = bookingStateOf(found, offer.now)
  if (state !== 'open') return batch.map(() => ({ refusal: notOpenRefusals[state] }))
  const questions = await findQuestions(transaction, courseId)
  const judged = batch.map((request) => judge(found, questions, request))
  const booked = await bookPlaces(
    transaction,
    courseId,
    judged.flatMap(({ refusal, request: { userId }, prices }) =>
      refusal
        ? []
        : [{ userId, isFirstPool: false, priceOre: sumOf(prices), seats: prices.length }],
    ),
  )
  const names = await findNames(
    transaction,
    batch.map(({ userId }) => userId),
  )
  const added = new Map<string, Parameters<typeof addTickets>[2][number]>()
  const answered: { readonly placeId: string; readonly answers: Request['answers'] }[] = []
  let next = 0
  const outcomes = judged.map(({ request, refusal, prices }): Outcome => {
    if (refusal) return refusal
    const outcome = booked[next++]
    if (!outcome || !('place' in outcome)) return { refusal: 'COURSE_CLOSED' }
    const { id: placeId } = outcome.place
    if (outcome.isNew && !added.has(placeId)) {
      answered.push({ placeId, answers: request.answers })
      const own = { holder: nameOf(names.get(request.userId)), email: null }
      const seats = [own, ...request.others]
      added.set(placeId, {
        placeId,
        seats: seats.map((seat, index) => ({ ...seat, priceOre: prices[index] ?? 0 })),
      })
    }
    return 'done'
  })
  await addTickets(transaction, courseId, [...added.values()])
  for (const { placeId, answers } of answered)
    await storeAnswers(parts, placeId, { questions, answers })
  return outcomes
}

const notOpenRefusals = {
  paused: 'COURSE_PAUSED',
  closed: 'COURSE_CLOSED',
  'called-off': 'COURSE_CALLED_OFF',
} as const satisfies Record<Exclude<BookingState, 'open'>, CourseRefusal>

/** Accounts have longer names than tickets. */
const nameOf = (name: string | undefined): string => (name || '–').slice(0, longest.holder)

const sumOf = (prices: readonly number[]) => prices.reduce((sum, ore) => sum + ore, 0)

function judge(
  { course, offer }: Bookable,
  questions: readonly StoredQuestion[],
  request: Decided,
) {
  const { person, others, seenPriceOre } = request
  const seats = 1 + others.length
  const prices = seatPrices(course, person, seats)
  return { request, prices, refusal: reasonAgainst() }

  function reasonAgainst(): Exclude<Outcome, 'done'> | null {
    const forOthers = audienceRefusal(course.audience, person)
    if (forOthers) return { refusal: forOthers }
    if (seats > course.mostSeats || seats > offer.capacity)
      return { refusal: 'COURSE_TOO_MANY_SEATS' }
    if (sumOf(prices) !== seenPriceOre) return { refusal: 'COURSE_PRICE_CHANGED' }
    const problems = judgeAnswers(questions, request.answers)
    if (problems.size === 0) return null
    const details = { questions: Object.fromEntries(problems) }
    return { refusal: 'COURSE_ANSWERS_INVALID', details }
  }
}
