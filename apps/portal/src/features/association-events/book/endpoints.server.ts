import { z } from 'zod'
import { paymentRefusals } from '#core/payments/refusals.ts'
import { answerProblems } from '#core/questions/judge-answers.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { bookRefusals, ownPlaceRefusals } from '../model/place-refusals.ts'
import {
  BookEvent,
  CancelPlace,
  ChangeAnswers,
  EventPlaces,
  OwnBooking,
  PlaceCancelled,
} from './contract.ts'
import { bookEndpoints as endpoints } from './endpoints.ts'

const params = { schema: z.object({ id: z.uuid() }), refusal: 'EVENT_NOT_FOUND' }
const { EVENT_NOT_FOUND } = bookRefusals

/** What is wrong with answers, by question. */
const answerDetails = {
  EVENT_ANSWERS_INVALID: z.strictObject({
    questions: z.record(z.string(), z.enum(answerProblems)),
  }),
}

export const bookDescribed = {
  places: describeEndpoint(endpoints.places, {
    summary: 'Reads how many places of an event are free, for whom and at which price.',
    access: 'everybody',
    params,
    answer: EventPlaces,
    refusals: { EVENT_NOT_FOUND },
  }),
  own: describeEndpoint(endpoints.own, {
    summary: 'Reads what a place costs the caller, what is asked, and the place that they have.',
    access: 'user',
    params,
    answer: OwnBooking,
    refusals: { EVENT_NOT_FOUND },
  }),
  book: describeEndpoint(endpoints.book, {
    summary:
      'Books a place, holds one for its payment, or enters the queue, if the price is what the caller saw. A repeated request changes nothing.',
    access: 'user',
    params,
    body: BookEvent,
    answer: OwnBooking,
    refusals: bookRefusals,
    refusalDetails: answerDetails,
  }),
  changeAnswers: describeEndpoint(endpoints.changeAnswers, {
    summary: 'Changes the answers of the caller’s own place, until the event begins.',
    access: 'user',
    params,
    body: ChangeAnswers,
    answer: OwnBooking,
    refusals: {
      EVENT_NOT_FOUND,
      EVENT_ANSWERS_INVALID: bookRefusals.EVENT_ANSWERS_INVALID,
      ...only(ownPlaceRefusals, 'PLACE_NOT_FOUND', 'EVENT_STARTED'),
    },
    refusalDetails: answerDetails,
  }),
  cancel: describeEndpoint(endpoints.cancel, {
    summary:
      'Cancels the caller’s own place, hold or place in the queue, and refunds by the rules if it is the amount that they saw. A repeated request succeeds.',
    access: 'user',
    params,
    body: CancelPlace,
    answer: PlaceCancelled,
    refusals: {
      EVENT_NOT_FOUND,
      ...ownPlaceRefusals,
      ...only(
        paymentRefusals,
        'PAYMENTS_NOT_SET_UP',
        'PAYMENT_UNKNOWN',
        'PAYMENT_UNDER_WAY',
        'PAYMENT_STEP_NOT_POSSIBLE',
        'PAYMENT_REFUND_TOO_HIGH',
      ),
    },
  }),
}
