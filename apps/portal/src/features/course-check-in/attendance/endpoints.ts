import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Attendance } from './contract.ts'
import type { CorrectionForm } from './correction-form.ts'
import type { HolderForm } from './holder-form.ts'

const course = '/api/frontend/staff/courses/:id'
const attendance = `${course}/attendance` as const

export const attendanceEndpoints = {
  read: endpoint<{ answer: Attendance }>()('GET', attendance),
  correct: endpoint<{ body: CorrectionForm; answer: Done }>()('PUT', attendance),
  correctHolder: endpoint<{ body: HolderForm; answer: Done }>()('PUT', `${course}/holders`),
}
