import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { EndForm, SchemeForm } from '../model/scheme-forms.ts'
import { listEndpoints as endpoints } from './endpoints.ts'

export const schemesQuery = queryOptions({
  queryKey: [...staffKey, 'health-schemes'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})

export const saveScheme = (id: string, body: SchemeForm) =>
  callStaff(endpoints.save, { params: { id }, body })

export const endScheme = (id: string, body: EndForm) =>
  callStaff(endpoints.end, { params: { id }, body })
