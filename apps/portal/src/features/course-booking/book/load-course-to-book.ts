import { callEndpoint } from '#platform/api-client.ts'
import { orNotFound } from '#ui/or-not-found.ts'
import type { CourseToBook } from '../model/contract.ts'
import { bookEndpoints } from './endpoints.ts'

/** @property now milliseconds since 1970 when it was loaded */
export type LoadedCourse = { readonly course: CourseToBook; readonly now: number }

/** A course that can be booked or was; what is not published is a page that does not exist. */
export async function loadCourseToBook(id: string): Promise<LoadedCourse> {
  const course = await orNotFound(callEndpoint(bookEndpoints.course, { params: { id } }))
  return { course, now: Date.now() }
}
