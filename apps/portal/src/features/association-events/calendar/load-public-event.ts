import { callEndpoint } from '#platform/api-client.ts'
import { orNotFound } from '#ui/or-not-found.ts'
import type { PublicEventPage } from './contract.ts'
import { calendarEndpoints } from './endpoints.ts'

/** @property now milliseconds since 1970 when it was loaded */
export type LoadedEvent = PublicEventPage & { now: number }

/** An event of an association; what is not published is a page that does not exist. */
export async function loadPublicEvent(id: string): Promise<LoadedEvent> {
  const event = await orNotFound(callEndpoint(calendarEndpoints.read, { params: { id } }))
  return { ...event, now: Date.now() }
}
