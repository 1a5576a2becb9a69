import { callStaff } from '#core/staff-area/queries.ts'
import type { Removal } from '../model/forms.ts'
import type { NumberForm } from '../model/person-forms.ts'
import { childDetailsEndpoints as endpoints } from './endpoints.ts'
import type { ChildDetailsForm, ChildForm } from './forms.ts'

export const addChild = (body: ChildForm) => callStaff(endpoints.add, { body })
export const correctChild = (id: string, body: ChildDetailsForm) =>
  callStaff(endpoints.correct, { params: { id }, body })
export const renumberChild = (id: string, body: NumberForm) =>
  callStaff(endpoints.renumber, { params: { id }, body })
export const removeChild = (id: string, body: Removal) =>
  callStaff(endpoints.remove, { params: { id }, body })
