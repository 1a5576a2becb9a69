import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { listEndpoints as endpoints } from './endpoints.ts'
import type { ListEdit, SettingsForm } from './forms.ts'

export const setupQuery = queryOptions({
  queryKey: [...staffKey, 'grant-setup'],
  queryFn: ({ signal }) => callStaff(endpoints.read, { signal }),
  retry: false,
})

export const saveSettings = (body: SettingsForm) => callStaff(endpoints.saveSettings, { body })
export const saveList = (body: ListEdit) => callStaff(endpoints.saveList, { body })
export const addSuggestions = () => callStaff(endpoints.addSuggestions)
