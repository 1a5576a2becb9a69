import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#core/staff-area/queries.ts'
import type { ChangedSurvey, Seen, StaffAnswersForm, SurveyForm } from '../model/forms.ts'
import { staffDaysKey } from '../model/queries.ts'
import { surveyEndpoints as endpoints } from './endpoints.ts'

export const surveyQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffDaysKey, 'survey', id],
    queryFn: ({ signal }) => callStaff(endpoints.read, { params: { id }, signal }),
    retry: false,
  })

export const createSurvey = (body: SurveyForm) => callStaff(endpoints.create, { body })
export const changeSurvey = (id: string, body: ChangedSurvey) =>
  callStaff(endpoints.change, { params: { id }, body })
export const removeSurvey = (id: string, body: Seen) =>
  callStaff(endpoints.remove, { params: { id }, body })
export const answerForChild = (id: string, body: StaffAnswersForm) =>
  callStaff(endpoints.answer, { params: { id }, body })
