import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import { scheduleEndpoints as endpoints } from './endpoints.ts'
import type { ConfirmedChange, ScheduleChange } from './schedule-forms.ts'

const scheduleKey = [...staffKey, 'sports-schedule'] as const
export const scheduleChanged = { queryKey: scheduleKey }

export const scheduleQuery = () =>
  queryOptions({
    queryKey: [...scheduleKey, getLocale()],
    queryFn: ({ signal }) =>
      callStaff(endpoints.read, { query: { language: getLocale() }, signal }),
    retry: false,
  })

export const previewSchedule = (body: ScheduleChange) =>
  callStaff(endpoints.preview, { query: { language: getLocale() }, body })
export const saveSchedule = (body: ConfirmedChange) => callStaff(endpoints.save, { body })
