import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { ProfileForm } from '../model/contract.ts'
import { editEndpoints } from './endpoints.ts'

/**
 * It is what somebody edits: it is asked for again when somebody else has saved it, and not by itself,
 * so that they are told of that.
 */
export const profileToEditQuery = (id: string) =>
  queryOptions({
    queryKey: ['my-associations', id, 'profile'],
    queryFn: ({ signal }) => callEndpoint(editEndpoints.read, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const markQuery = (id: string) =>
  queryOptions({
    queryKey: ['my-associations', id, 'welcome-mark'],
    queryFn: ({ signal }) => callEndpoint(editEndpoints.readMark, { params: { id }, signal }),
  })

export const saveProfile = (id: string, body: ProfileForm) =>
  callEndpoint(editEndpoints.save, { params: { id }, body })

export function savePicture(id: string, file: File) {
  const body = new FormData()
  body.append('file', file)
  return callEndpoint(editEndpoints.savePicture, { params: { id }, body })
}

export const removePicture = (id: string) =>
  callEndpoint(editEndpoints.removePicture, { params: { id } })
