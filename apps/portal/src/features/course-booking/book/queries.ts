import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { BookCourse, CancelSeats, ChangeAnswers } from '../model/contract.ts'
import { courseBookingKey, oftenEnough } from '../model/queries.ts'
import { bookEndpoints as endpoints } from './endpoints.ts'
import type { LoadedCourse } from './load-course-to-book.ts'

export const courseListQuery = queryOptions({
  queryKey: [...courseBookingKey, 'list'],
  queryFn: async ({ signal }) => (await callEndpoint(endpoints.list, { signal })).items,
  staleTime: 2_000,
})

/** @param loaded with the page */
export const courseQuery = ({ course, now }: LoadedCourse) =>
  queryOptions({
    queryKey: [...courseBookingKey, 'course', course.id],
    queryFn: ({ signal }) => callEndpoint(endpoints.course, { params: { id: course.id }, signal }),
    initialData: course,
    initialDataUpdatedAt: now,
    staleTime: 2_000,
    refetchInterval: oftenEnough,
  })

export const ownCourseQuery = (id: string) =>
  queryOptions({
    queryKey: [...courseBookingKey, 'own', id],
    queryFn: ({ signal }) => callEndpoint(endpoints.own, { params: { id }, signal }),
    staleTime: 2_000,
    refetchInterval: oftenEnough,
  })

export const bookCourse = (id: string, body: BookCourse) =>
  callEndpoint(endpoints.book, { params: { id }, body })

export const changeAnswers = (id: string, body: ChangeAnswers) =>
  callEndpoint(endpoints.changeAnswers, { params: { id }, body })

export const cancelSeats = (id: string, body: CancelSeats) =>
  callEndpoint(endpoints.cancel, { params: { id }, body })
