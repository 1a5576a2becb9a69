import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { AnswersForm } from '../model/forms.ts'
import { daysRefusals } from '../model/refusals.ts'
import { GuardianDays, WithChildId } from './contract.ts'
import { guardianEndpoints as endpoints } from './endpoints.ts'

const ofOpening = {
  access: 'user',
  params: { schema: WithChildId, refusal: 'OPENING_NOT_FOUND' },
} as const
const notTheirs = only(kindergartenRefusals, 'CHILD_NOT_FOUND')

export const guardianDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'Surveys and extra openings that come for the children whom the caller reaches.',
    access: 'user',
    answer: GuardianDays,
  }),
  answer: describeEndpoint(endpoints.answer, {
    summary:
      'Answers a survey for a child, until its deadline. The latest answer of a guardian counts.',
    access: 'user',
    params: { schema: WithChildId, refusal: 'SURVEY_NOT_FOUND' },
    body: AnswersForm,
    answer: Done,
    refusals: {
      ...notTheirs,
      ...only(daysRefusals, 'SURVEY_NOT_FOUND', 'SURVEY_CLOSED', 'SURVEY_DAY_NOT_FOUND'),
    },
  }),
  book: describeEndpoint(endpoints.book, {
    ...ofOpening,
    summary:
      'Books an extra opening for a child, or enters the queue. A child that has a place or waits keeps what it has, whichever guardian booked.',
    answer: Done,
    refusals: {
      ...notTheirs,
      ...only(kindergartenRefusals, 'CHILD_NOT_ENROLLED'),
      ...only(daysRefusals, 'OPENING_NOT_FOUND', 'OPENING_CLOSED', 'OPENING_CALLED_OFF'),
    },
  }),
  cancel: describeEndpoint(endpoints.cancel, {
    ...ofOpening,
    summary:
      'Cancels what a child has of an extra opening, until its deadline, also where another guardian booked. A repeated request succeeds.',
    answer: Done,
    refusals: { ...notTheirs, ...only(daysRefusals, 'OPENING_NOT_FOUND', 'OPENING_CLOSED') },
  }),
}
