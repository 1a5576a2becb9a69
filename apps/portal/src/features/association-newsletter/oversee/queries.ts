import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { overseeEndpoints } from './endpoints.ts'

export const newsletterQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffKey, 'association-newsletter', id],
    queryFn: ({ signal }) => callStaff(overseeEndpoints.read, { params: { id }, signal }),
    retry: false,
  })

export const stopIssue = (id: string, issueId: string) =>
  callStaff(overseeEndpoints.stop, { params: { id, issueId } })
