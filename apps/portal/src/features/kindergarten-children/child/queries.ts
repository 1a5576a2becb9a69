import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#core/staff-area/queries.ts'
import { childrenKey } from '../model/queries.ts'
import { childEndpoints as endpoints } from './endpoints.ts'

export const childQuery = (id: string) =>
  queryOptions({
    queryKey: [...childrenKey, id],
    queryFn: ({ signal }) => callStaff(endpoints.read, { params: { id }, signal }),
    retry: false,
  })
