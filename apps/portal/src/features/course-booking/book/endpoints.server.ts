import { z } from 'zod'
import { paymentRefusals } from '#core/payments/refusals.ts'
import { answerProblems } from '#core/questions/judge-answers.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import {
  BookCourse,
  CancelSeats,
  ChangeAnswers,
  CoursesToBook,
  CourseToBook,
  OwnCourse,
  SeatsCancelled,
} from '../model/contract.ts'
import { bookRefusals, cancelRefusals } from '../model/refusals.ts'
import { bookEndpoints as endpoints } from './endpoints.ts'

const params = { schema: z.object({ id: z.uuid() }), refusal: 'COURSE_NOT_FOUND' }
const { COURSE_NOT_FOUND } = bookRefusals

/** What is wrong with answers, by question. */
const invalidAnswers = {
  COURSE_ANSWERS_INVALID: z.strictObject({
    questions: z.record(z.string(), z.enum(answerProblems)),
  }),
}

export const bookDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'Lists courses that can be booked now, also those with a queue.',
    access: 'everybody',
    answer: CoursesToBook,
  }),
  course: describeEndpoint(endpoints.course, {
    summary: 'Reads what a course costs, for whom it is, and how many seats are free.',
    access: 'everybody',
    params,
    answer: CourseToBook,
    refusals: { COURSE_NOT_FOUND },
  }),
  own: describeEndpoint(endpoints.own, {
    summary: 'Reads what a course costs the caller, and the place that they have.',
    access: 'user',
    params,
    answer: OwnCourse,
    refusals: { COURSE_NOT_FOUND },
  }),
  book: describeEndpoint(endpoints.book, {
    summary:
      'Books seats for the caller and those whom they bring, holds them for their payment, or enters the queue, if the price is what the caller saw. A repeated request changes nothing.',
    access: 'user',
    params,
    body: BookCourse,
    answer: OwnCourse,
    refusals: bookRefusals,
    refusalDetails: invalidAnswers,
  }),
  changeAnswers: describeEndpoint(endpoints.changeAnswers, {
    summary: 'Changes the answers of the caller’s own place, until the course is closed.',
    access: 'user',
    params,
    body: ChangeAnswers,
    answer: OwnCourse,
    refusals: {
      ...only(
        bookRefusals,
        'COURSE_NOT_FOUND',
        'COURSE_CLOSED',
        'COURSE_CALLED_OFF',
        'COURSE_ANSWERS_INVALID',
      ),
      ...only(cancelRefusals, 'COURSE_PLACE_NOT_FOUND'),
    },
    refusalDetails: invalidAnswers,
  }),
  cancel: describeEndpoint(endpoints.cancel, {
    summary:
      'Cancels some or all of the caller’s own seats, and refunds by the rule of the course if it is the amount that they saw. A repeated request succeeds.',
    access: 'user',
    params,
    body: CancelSeats,
    answer: SeatsCancelled,
    refusals: {
      COURSE_NOT_FOUND,
      ...cancelRefusals,
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
