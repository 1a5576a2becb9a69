import { endpoint } from '#platform/api/endpoint.ts'
import type { Language } from '../model/contract.ts'
import type {
  ScheduleFilePreview,
  ScheduleImported,
  ScheduleImports,
  ScheduleImportUndone,
} from './contract.ts'

const file = '/api/frontend/staff/sports/schedule/file'

export const scheduleFileEndpoints = {
  preview: endpoint<{ query: { language: Language }; body: Blob; answer: ScheduleFilePreview }>()(
    'POST',
    `${file}/preview`,
    { timeLimit: 30_000 },
  ),
  importFile: endpoint<{ query: { version: string }; body: Blob; answer: ScheduleImported }>()(
    'POST',
    file,
    { timeLimit: 60_000 },
  ),
  listImports: endpoint<{ answer: ScheduleImports }>()('GET', `${file}/imports`),
  undo: endpoint<{ answer: ScheduleImportUndone }>()('POST', `${file}/imports/:id/undo`),
}
