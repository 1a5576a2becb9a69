import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { CallOffForm, SeenCourse } from '../model/course-form.ts'
import type { CalledOff } from './contract.ts'

const path = '/api/frontend/staff/courses/:id'

export const publishEndpoints = {
  publish: endpoint<{ body: SeenCourse; answer: Done }>()('POST', `${path}/publishing`),
  withdraw: endpoint<{ body: SeenCourse; answer: Done }>()('POST', `${path}/withdrawal`),
  callOff: endpoint<{ body: CallOffForm; answer: CalledOff }>()('POST', `${path}/calling-off`),
}
