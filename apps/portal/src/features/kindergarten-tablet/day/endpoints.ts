import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { FireList, StaffDay } from './contract.ts'
import type { CorrectionForm } from './correction-form.ts'

const day = '/api/frontend/staff/kindergarten-day'

export type DayQuery = { department?: string | undefined; date?: string | undefined }

export const dayEndpoints = {
  read: endpoint<{ query: DayQuery; answer: StaffDay }>()('GET', day),
  fireList: endpoint<{ answer: FireList }>()('GET', `${day}/departments/:id/fire-list`),
  correct: endpoint<{ body: CorrectionForm; answer: Done }>()('POST', `${day}/corrections`),
}
