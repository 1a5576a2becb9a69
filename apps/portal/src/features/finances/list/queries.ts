import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { callEndpoint, fetchFile } from '#platform/api-client.ts'
import { financesEndpoints as endpoints } from './endpoints.ts'

/** Texts are in the language of the page, which a change of language loads anew. */
export const financesQuery = queryOptions({
  queryKey: ['finances', 'list'],
  queryFn: ({ signal }) =>
    callEndpoint(endpoints.list, { query: { language: getLocale() }, signal }),
})

export const returningQuery = queryOptions({
  queryKey: ['finances', 'returning'],
  queryFn: ({ signal }) =>
    callEndpoint(endpoints.returning, { query: { language: getLocale() }, signal }),
})

export async function fetchSummary(year: string): Promise<Blob> {
  const query = { language: getLocale() }
  return (await fetchFile(endpoints.summary, { params: { year }, query })).blob()
}
