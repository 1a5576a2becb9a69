import { batchRequests } from '#core/batching/batch-requests.server.ts'
import { bookPlaces } from '#core/places/book-places.server.ts'
import { lockOffer } from '#core/places/lock-offer.server.ts'
import { findQuestions, type StoredQuestion, storeAnswers } from '#core/questions/answers.server.ts'
import { judgeAnswers } from '#core/questions/judge-answers.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { PlaceRefusal } from '../model/place-refusals.ts'
import { refusePlace } from '../model/refuse-place.server.ts'
import type { BookEvent } from './contract.ts'
import { findEvent, findMembers, placesStateOf, priceFor } from './find-event.server.ts'

export type BookRequest = BookEvent & { readonly eventId: string; readonly userId: string }
type Outcome = 'done' | { readonly refusal: PlaceRefusal; readonly details?: object }
type Parts = { readonly database: Database; readonly encryption: FieldEncryption }

const refusals = {
  none: 'EVENT_WITHOUT_PLACES',
  closed: 'BOOKING_CLOSED',
  'called-off': 'EVENT_CALLED_OFF',
  'association-closed': 'EVENT_ASSOCIATION_CLOSED',
} as const

/**
 * Books places: requests that come at the same time are decided in one transaction, in the order in
 * which they came.
 */
export function createBookEvent(parts: Parts): (request: BookRequest) => Promise<void> {
  const decide = batchRequests<BookRequest, Outcome>({
    keyOf: ({ eventId }) => eventId,
    decide: (batch) =>
      parts.database.transaction((transaction) => bookBatch({ ...parts, transaction }, batch)),
  })
  return async (request) => {
    const outcome = await decide(request)
    if (outcome !== 'done') throw refusePlace(outcome.refusal, outcome.details)
  }
}

async function bookBatch(
  parts: Pick<Parts, 'encryption'> & { readonly transaction: Database },
  batch: readonly [BookRequest, ...BookRequest[]],
): Promise<Outcome[]> {
  const { transaction } = parts
  const [{ eventId }] = batch
  // First of all, so that price and questions are read as they are when places are given.
  const offer = await lockOffer(transaction, eventId)
  const found = await findEvent(transaction, eventId)
  if (!found) return batch.map(() => ({ refusal: 'EVENT_NOT_FOUND' }))
  const now = offer?.now ?? new Date()
  const state = placesStateOf(found, now)
  if (state !== 'open') return batch.map(() => ({ refusal: refusals[state] }))
  const { event } = found
  const members = await findMembers(transaction, {
    associationId: event.associationId,
    userIds: batch.map(({ userId }) => userId),
    today: osloDate(now),
  })
  const questions = await findQuestions(transaction, eventId)
  const judged = batch.map((request) => {
    const isMember = members.has(request.userId)
    const priceOre = priceFor(event, isMember)
    const isForThem = isMember || event.audience === 'all'
    const refusal = isForThem ? judge(request, { questions, priceOre }) : forMembers
    return { request, refusal, userId: request.userId, isFirstPool: isMember, priceOre }
  })
  const booked = await bookPlaces(
    transaction,
    eventId,
    judged.flatMap(({ refusal, userId, isFirstPool, priceOre }) =>
      refusal ? [] : [{ userId, isFirstPool, priceOre }],
    ),
  )
  const answered = new Set<string>()
  let next = 0
  const outcomes: Outcome[] = []
  for (const { request, refusal } of judged) {
    const outcome = refusal ? null : booked[next++]
    if (outcome && 'place' in outcome && outcome.isNew && !answered.has(outcome.place.id)) {
      answered.add(outcome.place.id)
      await storeAnswers(parts, outcome.place.id, { questions, answers: request.answers })
    }
    if (refusal) outcomes.push(refusal)
    else outcomes.push(outcome && 'place' in outcome ? 'done' : { refusal: 'BOOKING_CLOSED' })
  }
  return outcomes
}

const forMembers = { refusal: 'EVENT_FOR_MEMBERS' } as const

function judge(
  { seenPriceOre, answers }: BookRequest,
  { questions, priceOre }: { questions: readonly StoredQuestion[]; priceOre: number },
): Exclude<Outcome, 'done'> | null {
  if (seenPriceOre !== priceOre) return { refusal: 'PRICE_CHANGED' }
  const problems = judgeAnswers(questions, answers)
  if (problems.size === 0) return null
  return {
    refusal: 'EVENT_ANSWERS_INVALID',
    details: { questions: Object.fromEntries(problems) },
  }
}
