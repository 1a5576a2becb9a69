import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { CorrectionForm } from './correction-form.ts'
import { attendanceEndpoints as endpoints } from './endpoints.ts'
import type { HolderForm } from './holder-form.ts'

export const attendanceQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffKey, 'course-attendance', id],
    queryFn: ({ signal }) => callStaff(endpoints.read, { params: { id }, signal }),
    retry: false,
  })

export const correctAttendance = (id: string, body: CorrectionForm) =>
  callStaff(endpoints.correct, { params: { id }, body })

export const correctHolder = (id: string, body: HolderForm) =>
  callStaff(endpoints.correctHolder, { params: { id }, body })
