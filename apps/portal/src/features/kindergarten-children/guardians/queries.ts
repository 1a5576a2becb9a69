import { callStaff } from '#core/staff-area/queries.ts'
import type { Removal } from '../model/forms.ts'
import type { NumberForm } from '../model/person-forms.ts'
import { guardianEndpoints as endpoints } from './endpoints.ts'
import type {
  AccessForm,
  BlockForm,
  DetailsForm,
  GuardianForm,
  ResponsibilityForm,
  RestrictionForm,
} from './forms.ts'

type On = { readonly id: string; readonly guardianId: string }

export const addGuardian = (id: string, body: GuardianForm) =>
  callStaff(endpoints.add, { params: { id }, body })
export const correctGuardian = (params: On, body: DetailsForm) =>
  callStaff(endpoints.correct, { params, body })
export const renumberGuardian = (params: On, body: NumberForm) =>
  callStaff(endpoints.renumber, { params, body })
export const removeGuardian = (params: On, body: Removal) =>
  callStaff(endpoints.remove, { params, body })
export const changeAccess = (params: On, body: AccessForm) =>
  callStaff(endpoints.changeAccess, { params, body })
export const changeResponsibility = (params: On, body: ResponsibilityForm) =>
  callStaff(endpoints.changeResponsibility, { params, body })
export const changeBlock = (params: On, body: BlockForm) =>
  callStaff(endpoints.changeBlock, { params, body })
export const changeRestriction = (params: On, body: RestrictionForm) =>
  callStaff(endpoints.changeRestriction, { params, body })
export const showContactDetails = (params: On) => callStaff(endpoints.show, { params })
