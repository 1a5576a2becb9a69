import { callStaff } from '#core/staff-area/queries.ts'
import type { CallOffForm, SeenCourse } from '../model/course-form.ts'
import { publishEndpoints as endpoints } from './endpoints.ts'

export const publishCourse = (id: string, body: SeenCourse) =>
  callStaff(endpoints.publish, { params: { id }, body })
export const withdrawCourse = (id: string, body: SeenCourse) =>
  callStaff(endpoints.withdraw, { params: { id }, body })
export const callOffCourse = (id: string, body: CallOffForm) =>
  callStaff(endpoints.callOff, { params: { id }, body })
