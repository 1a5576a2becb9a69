import { callEndpoint } from '#platform/api-client.ts'
import { orNotFound } from '#ui/or-not-found.ts'
import type { PublicCourse } from './contract.ts'
import { detailsEndpoints } from './endpoints.ts'

/** @property now milliseconds since 1970 when it was loaded */
export type LoadedCourse = PublicCourse & { readonly now: number }

/** A course; what is not published is a page that does not exist. */
export async function loadCourse(id: string): Promise<LoadedCourse> {
  const course = await orNotFound(callEndpoint(detailsEndpoints.read, { params: { id } }))
  return { ...course, now: Date.now() }
}
