import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#core/staff-area/queries.ts'
import type {
  CallOffOpening,
  CancelExtraPlace,
  ChangedOpening,
  NoticeForm,
  OpeningForm,
  Seen,
} from '../model/forms.ts'
import { staffDaysKey } from '../model/queries.ts'
import { openingEndpoints as endpoints } from './endpoints.ts'

export const openingQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffDaysKey, 'opening', id],
    queryFn: ({ signal }) => callStaff(endpoints.read, { params: { id }, signal }),
    retry: false,
  })

export const createOpening = (body: OpeningForm) => callStaff(endpoints.create, { body })
export const changeOpening = (id: string, body: ChangedOpening) =>
  callStaff(endpoints.change, { params: { id }, body })
export const closeOpening = (id: string, body: Seen) =>
  callStaff(endpoints.close, { params: { id }, body })
export const callOffOpening = (id: string, body: CallOffOpening) =>
  callStaff(endpoints.callOff, { params: { id }, body })
export const cancelExtraPlace = (id: string, body: CancelExtraPlace) =>
  callStaff(endpoints.cancel, { params: { id }, body })
export const setExamNotice = (id: string, body: NoticeForm) =>
  callStaff(endpoints.setNotice, { params: { id }, body })
