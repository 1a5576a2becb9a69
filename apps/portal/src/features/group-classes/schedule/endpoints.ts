import { endpoint } from '#platform/api/endpoint.ts'
import type { Language } from '../model/contract.ts'
import type { SavedChange, Schedule, SchedulePreview } from './contract.ts'
import type { ConfirmedChange, ScheduleChange } from './schedule-forms.ts'

const schedule = '/api/frontend/staff/sports/schedule'
type InLanguage = { language: Language }

export const scheduleEndpoints = {
  read: endpoint<{ query: InLanguage; answer: Schedule }>()('GET', schedule),
  preview: endpoint<{ query: InLanguage; body: ScheduleChange; answer: SchedulePreview }>()(
    'POST',
    `${schedule}/preview`,
  ),
  save: endpoint<{ body: ConfirmedChange; answer: SavedChange }>()('POST', `${schedule}/changes`, {
    timeLimit: 30_000,
  }),
}
