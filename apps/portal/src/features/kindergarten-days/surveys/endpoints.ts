import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { ChangedSurvey, Seen, StaffAnswersForm, SurveyForm } from '../model/forms.ts'
import type { OpenSurvey, SavedSurvey } from './contract.ts'

const path = '/api/frontend/staff/kindergarten-surveys'

export const surveyEndpoints = {
  create: endpoint<{ body: SurveyForm; answer: SavedSurvey }>()('POST', path),
  read: endpoint<{ answer: OpenSurvey }>()('GET', `${path}/:id`),
  change: endpoint<{ body: ChangedSurvey; answer: Done }>()('PUT', `${path}/:id`),
  remove: endpoint<{ body: Seen; answer: Done }>()('POST', `${path}/:id/remove`),
  answer: endpoint<{ body: StaffAnswersForm; answer: Done }>()('PUT', `${path}/:id/answers`),
}
