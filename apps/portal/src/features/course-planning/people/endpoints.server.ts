import { z } from 'zod'
import { paymentRefusals } from '#core/payments/refusals.ts'
import { answerProblems } from '#core/questions/judge-answers.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { coursePlaceRefusals, planningRefusals } from '../model/refusals.ts'
import { CourseId } from '../plan/contract.ts'
import {
  CourseAnswers,
  CoursePlaceCancelled,
  CoursePlaces,
  MessageSent,
  PlaceId,
} from './contract.ts'
import { peopleEndpoints as endpoints } from './endpoints.ts'
import { CancelPlaceForm, CorrectAnswersForm, MessageForm } from './forms.ts'

const access = { staff: ['courses'] } as const
const ofCourse = { access, params: { schema: CourseId, refusal: 'COURSE_NOT_FOUND' } } as const

export const peopleDescribed = {
  list: describeEndpoint(endpoints.list, {
    ...ofCourse,
    summary: 'Who has a place in a course or waits, with what they paid, and mails sent to them.',
    answer: CoursePlaces,
    refusals: only(planningRefusals, 'COURSE_NOT_FOUND'),
  }),
  readAnswers: describeEndpoint(endpoints.readAnswers, {
    ...ofCourse,
    summary:
      'What those who booked a course answered, sensitive answers too: the audit log says who read it. Nothing is changed.',
    answer: CourseAnswers,
    refusals: only(planningRefusals, 'COURSE_NOT_FOUND'),
    audits: ['course-answers-read'],
    concerns: { nobody: 'the answers of all who come' },
  }),
  correctAnswers: describeEndpoint(endpoints.correctAnswers, {
    summary: 'Corrects the answers of somebody’s booking of a course, until the course is over.',
    access,
    params: { schema: PlaceId, refusal: 'PLACE_NOT_FOUND' },
    body: CorrectAnswersForm,
    answer: Done,
    refusals: {
      ...coursePlaceRefusals,
      ...only(planningRefusals, 'COURSE_OVER', 'COURSE_ANSWERS_INVALID'),
    },
    refusalDetails: {
      /** What is wrong with answers, by question. */
      COURSE_ANSWERS_INVALID: z.strictObject({
        questions: z.record(z.string(), z.enum(answerProblems)),
      }),
    },
    audits: ['course-answers-corrected'],
    concerns: 'person',
  }),
  cancel: describeEndpoint(endpoints.cancel, {
    summary:
      'Cancels somebody’s booking of a course and refunds the given part of its price; above the limit a second person has to request the same. The person is notified by mail.',
    access,
    params: { schema: PlaceId, refusal: 'PLACE_NOT_FOUND' },
    body: CancelPlaceForm,
    answer: CoursePlaceCancelled,
    refusals: {
      ...coursePlaceRefusals,
      ...only(
        paymentRefusals,
        'PAYMENTS_NOT_SET_UP',
        'PAYMENT_UNKNOWN',
        'PAYMENT_UNDER_WAY',
        'PAYMENT_CHANGED',
        'PAYMENT_STEP_NOT_POSSIBLE',
        'PAYMENT_REFUND_TOO_HIGH',
        'PAYMENT_SECOND_PERSON',
      ),
    },
    audits: ['course-place-cancelled', 'card-payment-give-back-asked', 'card-payment-given-back'],
    concerns: 'person',
  }),
  send: describeEndpoint(endpoints.send, {
    ...ofCourse,
    summary: 'Mails those who come to a course, and those who wait if that is wanted; once.',
    body: MessageForm,
    answer: MessageSent,
    refusals: only(planningRefusals, 'COURSE_NOT_FOUND', 'COURSE_STATE'),
    audits: ['course-message-sent'],
    concerns: { nobody: 'a mail to all who come' },
  }),
}
