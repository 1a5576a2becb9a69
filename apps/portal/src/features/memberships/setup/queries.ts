import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { Settings } from '../model/contract.ts'
import type { MembershipTypeForm } from './contract.ts'
import { membershipSetupEndpoints as endpoints } from './endpoints.ts'

export const staffTypesQuery = queryOptions({
  queryKey: [...staffKey, 'membership-types'],
  queryFn: ({ signal }) => callStaff(endpoints.listTypes, { signal }),
  retry: false,
})

export const settingsQuery = queryOptions({
  queryKey: [...staffKey, 'membership-settings'],
  queryFn: ({ signal }) => callStaff(endpoints.findSettings, { signal }),
  retry: false,
})

export const saveType = (body: MembershipTypeForm) => callStaff(endpoints.saveType, { body })
export const saveSettings = (body: Settings) => callStaff(endpoints.saveSettings, { body })
