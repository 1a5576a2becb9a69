import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { ProfileForm } from '../model/contract.ts'
import { staffProfileEndpoints as endpoints } from './endpoints.ts'

/** Not asked for by itself, so that somebody who edits it is told when it has changed. */
export const staffProfileQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffKey, 'association-profile', id],
    queryFn: ({ signal }) => callStaff(endpoints.read, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })

export const correctProfile = (id: string, body: ProfileForm) =>
  callStaff(endpoints.save, { params: { id }, body })

export const removeWrongPicture = (id: string) =>
  callStaff(endpoints.removePicture, { params: { id } })
