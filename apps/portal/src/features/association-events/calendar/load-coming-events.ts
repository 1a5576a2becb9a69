import { callEndpoint } from '#platform/api-client.ts'
import type { ComingEvents } from './contract.ts'
import { calendarEndpoints } from './endpoints.ts'

/** The next events of an association for its public page. @returns null where it has none */
export async function loadComingEvents(slug: string): Promise<ComingEvents | null> {
  const coming = await callEndpoint(calendarEndpoints.listComing, { params: { slug } })
  return coming.items.length > 0 ? coming : null
}
