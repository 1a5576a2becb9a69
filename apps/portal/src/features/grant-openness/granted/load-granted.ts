import { callEndpoint } from '#platform/api-client.ts'
import type { Granted, GrantedTo } from './contract.ts'
import { grantedEndpoints } from './endpoints.ts'
import type { GrantedSearch } from './granted-search.ts'

/** One page of what was granted, as its address asks for it. */
export const loadGranted = (search: GrantedSearch): Promise<Granted> =>
  callEndpoint(grantedEndpoints.list, { query: search })

/** What an association was granted last, for its public page. @returns null where that is nothing */
export async function loadGrantedTo(slug: string): Promise<GrantedTo | null> {
  const found = await callEndpoint(grantedEndpoints.listTo, { params: { slug } })
  return found.items.length > 0 ? found : null
}
