import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { ApiError, callApi } from '#platform/api-client.ts'
import { queryClient } from '#platform/queries/query-client.ts'
import type { NewFactor, RecoveryCodes, StaffAccess } from './contract.ts'

/** Of everything that is asked for in the staff area: asked again after a new code. */
export const staffKey = ['staff'] as const
const accessKey = ['staff-access'] as const

/** Asked for anew when a call is refused, and not while a secret or recovery codes are shown. */
export const accessQuery = queryOptions({
  queryKey: accessKey,
  queryFn: ({ signal }) => callApi<StaffAccess>('staff/access', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
})

/** When the access has ended, the staff area hears of it and asks for a code. */
export async function callStaff<Answer>(
  path: string,
  options: Parameters<typeof callApi>[1] = {},
): Promise<Answer> {
  try {
    return await callApi<Answer>(`staff/${path}`, options)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED')
      await queryClient.invalidateQueries({ queryKey: accessKey })
    throw error
  }
}

export const postToStaff = <Answer>(path: string, body: object) =>
  callStaff<Answer>(path, { method: 'POST', body })

export const leave = () => callStaff<object>('access', { method: 'DELETE' })
export const enterWithCode = (code: string) =>
  postToStaff<object>('access', { code, locale: getLocale() })
export const beginFactor = (signal: AbortSignal) =>
  callStaff<NewFactor>('factor', { method: 'POST', signal })
export const confirmFactor = (code: string) =>
  postToStaff<RecoveryCodes>('factor/confirm', { code })
