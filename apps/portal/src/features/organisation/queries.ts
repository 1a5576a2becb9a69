import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { OrganisationForm } from './contract.ts'
import { organisationEndpoints } from './endpoints.ts'

export const settingsQuery = queryOptions({
  queryKey: [...staffKey, 'organisation'],
  queryFn: ({ signal }) => callStaff(organisationEndpoints.read, { signal }),
  retry: false,
})

export const saveOrganisation = (body: OrganisationForm) =>
  callStaff(organisationEndpoints.save, { body })
