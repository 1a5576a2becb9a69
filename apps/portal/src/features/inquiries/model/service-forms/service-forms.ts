import { healthCoordinator } from './health-coordinator.ts'
import { infoStand } from './info-stand.ts'
import { semesterWafers } from './semester-wafers.ts'
import type { ServiceForm } from './service-form.ts'
import type { ServiceFormId } from './service-form-ids.ts'
import { welcomeLecture } from './welcome-lecture.ts'

/** All service forms by their id, which inquiries store. */
export const serviceForms: Readonly<Record<ServiceFormId, ServiceForm>> = {
  'semester-wafers': semesterWafers,
  'info-stand': infoStand,
  'welcome-lecture': welcomeLecture,
  'health-coordinator': healthCoordinator,
}

/** The names of the service forms by their id. */
export const serviceFormNames = Object.fromEntries(
  Object.entries(serviceForms).map(([id, { name }]) => [id, () => name()]),
) as Record<ServiceFormId, () => string>

/** @returns undefined for `contact`, and for a form that no longer exists */
export function findServiceForm(id: string): ServiceForm | undefined {
  return Object.hasOwn(serviceForms, id) ? serviceForms[id as ServiceFormId] : undefined
}
