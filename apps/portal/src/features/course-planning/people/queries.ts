import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#core/staff-area/queries.ts'
import { coursesKey } from '../plan/queries.ts'
import { peopleEndpoints as endpoints } from './endpoints.ts'
import type { CancelPlaceForm, CorrectAnswersForm, MessageForm } from './forms.ts'

export const placesQuery = (id: string) =>
  queryOptions({
    queryKey: [...coursesKey, id, 'places'],
    queryFn: ({ signal }) => callStaff(endpoints.list, { params: { id }, signal }),
    retry: false,
  })
export const readAnswers = (id: string) => callStaff(endpoints.readAnswers, { params: { id } })
export const correctAnswers = (id: string, body: CorrectAnswersForm) =>
  callStaff(endpoints.correctAnswers, { params: { id }, body })
export const cancelPlace = (id: string, body: CancelPlaceForm) =>
  callStaff(endpoints.cancel, { params: { id }, body })
export const sendMessage = (id: string, body: MessageForm) =>
  callStaff(endpoints.send, { params: { id }, body })
