import { callStaff } from '#core/staff-area/queries.ts'
import { guardianEndpoints as endpoints } from './endpoints.ts'
import type { AccessForm, BlockForm, RestrictionForm } from './forms.ts'

type On = { readonly id: string; readonly guardianId: string }

export const changeAccess = (params: On, body: AccessForm) =>
  callStaff(endpoints.changeAccess, { params, body })
export const changeBlock = (params: On, body: BlockForm) =>
  callStaff(endpoints.changeBlock, { params, body })
export const changeRestriction = (params: On, body: RestrictionForm) =>
  callStaff(endpoints.changeRestriction, { params, body })
export const showContactDetails = (params: On) => callStaff(endpoints.show, { params })
