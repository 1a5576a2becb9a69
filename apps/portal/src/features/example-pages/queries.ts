import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { ExampleChange } from './contract.ts'
import { examplePagesEndpoints } from './endpoints.ts'

export const examplesQuery = queryOptions({
  queryKey: [...staffKey, 'example-pages'],
  queryFn: ({ signal }) => callStaff(examplePagesEndpoints.read, { signal }),
  // An editor may have saved one meanwhile.
  staleTime: 0,
  retry: false,
})

export const requestChange = (change: ExampleChange) =>
  callStaff(examplePagesEndpoints.change, { body: { change } })
