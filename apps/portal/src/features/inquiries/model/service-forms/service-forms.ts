import { healthCoordinator } from './health-coordinator.ts'
import { infoStand } from './info-stand.ts'
import { semesterWafers } from './semester-wafers.ts'
import type { ServiceForm } from './service-form.ts'
import type { ServiceFormId } from './service-form-ids.ts'
import { welcomeLecture } from './welcome-lecture.ts'

/** All of them, by the id that inquiries name them by. */
export const serviceForms: Readonly<Record<ServiceFormId, ServiceForm>> = {
  'semester-wafers': semesterWafers,
  'info-stand': infoStand,
  'welcome-lecture': welcomeLecture,
  'health-coordinator': healthCoordinator,
}

/** Their names by id. */
export const serviceFormNames = Object.fromEntries(
  Object.entries(serviceForms).map(([id, { name }]) => [id, () => name()]),
)

/** @returns undefined for `contact`, and for a form that there is no more */
export function findServiceForm(id: string): ServiceForm | undefined {
  return Object.hasOwn(serviceForms, id) ? serviceForms[id as ServiceFormId] : undefined
}
