import { callStaff } from '#core/staff-area/queries.ts'
import { careEndpoints as endpoints } from './endpoints.ts'
import type { HealthForm } from './forms.ts'

export const openHealth = (id: string) => callStaff(endpoints.openHealth, { params: { id } })
export const saveHealth = (id: string, body: HealthForm) =>
  callStaff(endpoints.saveHealth, { params: { id }, body })
export const confirmContact = (id: string, contactId: string) =>
  callStaff(endpoints.confirmContact, { params: { id, contactId } })
export const removeContact = (id: string, contactId: string, reason: string) =>
  callStaff(endpoints.removeContact, { params: { id, contactId }, body: { reason } })
