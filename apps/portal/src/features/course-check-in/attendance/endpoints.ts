import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Attendance } from './contract.ts'
import type { CorrectionForm } from './correction-form.ts'

const attendance = '/api/frontend/staff/courses/:id/attendance'

export const attendanceEndpoints = {
  read: endpoint<{ answer: Attendance }>()('GET', attendance),
  correct: endpoint<{ body: CorrectionForm; answer: Done }>()('PUT', attendance),
}
