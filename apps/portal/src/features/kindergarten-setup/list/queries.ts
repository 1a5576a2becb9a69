import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { listEndpoints as endpoints } from './endpoints.ts'
import type { AddKindergarten, ChangeKindergarten } from './forms.ts'

export const kindergartensQuery = queryOptions({
  queryKey: [...staffKey, 'kindergartens'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})

export const addKindergarten = (body: AddKindergarten) => callStaff(endpoints.add, { body })

export const changeKindergarten = (id: string, body: ChangeKindergarten) =>
  callStaff(endpoints.change, { params: { id }, body })
