import { callStaff } from '#core/staff-area/queries.ts'
import type { Removal } from '../model/forms.ts'
import { placeEndpoints as endpoints } from './endpoints.ts'
import type { PlaceCorrection, PlaceForm, PlaceMove } from './forms.ts'

export const addPlace = (id: string, body: PlaceForm) =>
  callStaff(endpoints.add, { params: { id }, body })
export const correctPlace = (id: string, placeId: string, body: PlaceCorrection) =>
  callStaff(endpoints.correct, { params: { id, placeId }, body })
export const movePlace = (id: string, placeId: string, body: PlaceMove) =>
  callStaff(endpoints.move, { params: { id, placeId }, body })
export const removePlace = (id: string, placeId: string, body: Removal) =>
  callStaff(endpoints.remove, { params: { id, placeId }, body })
