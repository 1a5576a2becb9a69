import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { ChangedSurvey, Seen, StaffAnswersForm, SurveyForm } from '../model/forms.ts'
import { daysRefusals } from '../model/refusals.ts'
import { OpenSurvey, SavedSurvey, SurveyId } from './contract.ts'
import { surveyEndpoints as endpoints } from './endpoints.ts'

const ofStaff = { access: { staff: kindergartenRoles } } as const
const ofSurvey = {
  ...ofStaff,
  params: { schema: SurveyId, refusal: 'SURVEY_NOT_FOUND' },
} as const
const nobody = { nobody: 'a survey is for all children of a kindergarten' } as const
const reading = only(daysRefusals, 'SURVEY_NOT_FOUND')
const changing = only(daysRefusals, 'SURVEY_NOT_FOUND', 'SURVEY_CHANGED', 'SURVEY_HAS_ANSWERS')
const times = only(daysRefusals, 'DAYS_IN_PAST', 'DAYS_TOO_FAR')

export const surveyDescribed = {
  create: describeEndpoint(endpoints.create, {
    ...ofStaff,
    summary: 'Makes a survey of who comes to a kindergarten on which days.',
    body: SurveyForm,
    answer: SavedSurvey,
    refusals: { ...only(kindergartenRefusals, 'KINDERGARTEN_NOT_FOUND'), ...times },
    audits: ['kindergarten-survey-created'],
    concerns: nobody,
  }),
  read: describeEndpoint(endpoints.read, {
    ...ofSurvey,
    summary: 'A survey with its figures, and the answers for each child.',
    answer: OpenSurvey,
    refusals: reading,
  }),
  change: describeEndpoint(endpoints.change, {
    ...ofSurvey,
    summary: 'Changes a survey; its days only until somebody has answered.',
    body: ChangedSurvey,
    answer: Done,
    refusals: { ...changing, ...times },
    audits: ['kindergarten-survey-changed'],
    concerns: nobody,
  }),
  remove: describeEndpoint(endpoints.remove, {
    ...ofSurvey,
    summary: 'Removes a survey that nobody has answered.',
    body: Seen,
    answer: Done,
    refusals: changing,
    audits: ['kindergarten-survey-removed'],
    concerns: nobody,
  }),
  answer: describeEndpoint(endpoints.answer, {
    ...ofSurvey,
    summary:
      'Answers for a child, before the deadline and after it, over what was answered before.',
    body: StaffAnswersForm,
    answer: Done,
    refusals: {
      ...reading,
      ...only(daysRefusals, 'SURVEY_DAY_NOT_FOUND'),
      ...only(kindergartenRefusals, 'CHILD_NOT_FOUND'),
    },
    audits: ['kindergarten-survey-answered'],
    concerns: 'person',
  }),
}
