import { infiniteQueryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { Health } from '../model/contract.ts'
import { viewsOnPage } from '../model/limits.ts'
import { myKindergartenKey } from '../model/queries.ts'
import { healthEndpoints as endpoints } from './endpoints.ts'

/** Each call is a look that is written down, so that nothing calls it but a press. */
export const viewHealth = (id: string) => callEndpoint(endpoints.view, { params: { id } })

export const saveHealth = (id: string, body: Health) =>
  callEndpoint(endpoints.save, { params: { id }, body })

export const healthViewsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...myKindergartenKey, 'health-views', id],
    queryFn: ({ signal, pageParam: page }) =>
      callEndpoint(endpoints.views, { params: { id }, query: { page }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _, page) => (page * viewsOnPage < total ? page + 1 : undefined),
  })
