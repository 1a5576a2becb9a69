import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { setupEndpoints as endpoints } from './endpoints.ts'
import type { SettingsForm, TopicEdit } from './forms.ts'

export const setupQuery = queryOptions({
  queryKey: [...staffKey, 'association-setup'],
  queryFn: ({ signal }) => callStaff(endpoints.read, { signal }),
  retry: false,
})

export const saveSettings = (body: SettingsForm) => callStaff(endpoints.saveSettings, { body })
export const saveTopic = (body: TopicEdit) => callStaff(endpoints.saveTopic, { body })
