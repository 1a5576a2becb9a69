import { queryOptions } from '@tanstack/react-query'
import { callRoute } from '#platform/api-client.ts'
import { profileRoutes } from './endpoints.ts'
import type { NationalIdForm, SaveProfile } from './profile-form.ts'

export const userDetailsQuery = queryOptions({
  queryKey: ['user-details'],
  queryFn: ({ signal }) => callRoute(profileRoutes.details, { signal }),
})

export const saveDetails = (body: SaveProfile) => callRoute(profileRoutes.save, { body })
export const keepNationalId = (body: NationalIdForm) =>
  callRoute(profileRoutes.keepNationalId, { body })
export const removeNationalId = () => callRoute(profileRoutes.removeNationalId)
export const revealNationalId = () => callRoute(profileRoutes.revealNationalId)
