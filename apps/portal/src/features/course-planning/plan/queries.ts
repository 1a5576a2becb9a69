import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { ChangedCourse, CopyForm, CourseForm, SeenCourse } from '../model/course-form.ts'
import type { OpenCourse } from './contract.ts'
import { planEndpoints as endpoints } from './endpoints.ts'

export const coursesKey = [...staffKey, 'courses'] as const

export const coursesQuery = queryOptions({
  queryKey: coursesKey,
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})
/** Milliseconds between two reads while refunds are under way; each takes seconds. */
const refundsInterval = 10_000

export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: [...coursesKey, id],
    queryFn: ({ signal }) => callStaff(endpoints.read, { params: { id }, signal }),
    retry: false,
    refetchInterval: ({ state: { data, error } }) =>
      !error && data?.refunds && areUnderWay(data.refunds) ? refundsInterval : false,
  })

export const planCourse = (body: CourseForm) => callStaff(endpoints.plan, { body })
export const changeCourse = (id: string, body: ChangedCourse) =>
  callStaff(endpoints.change, { params: { id }, body })
export const copyCourse = (id: string, body: CopyForm) =>
  callStaff(endpoints.copy, { params: { id }, body })
export const removeCourse = (id: string, body: SeenCourse) =>
  callStaff(endpoints.remove, { params: { id }, body })

const areUnderWay = ({ total, done, stopped }: NonNullable<OpenCourse['refunds']>) =>
  done + stopped.length < total
