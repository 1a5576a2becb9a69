import { route, type Success } from '#platform/api/route.ts'
import type { NewFactor, RecoveryCodes, StaffAccess } from './contract.ts'

/** The way into the staff area. */
export const staffRoutes = {
  access: route<{ answer: StaffAccess }>()('GET', '/api/frontend/staff/access'),
  enter: route<{ body: { code: string; locale: 'no' | 'en' }; answer: Success }>()(
    'POST',
    '/api/frontend/staff/access',
  ),
  leave: route<{ answer: Success }>()('DELETE', '/api/frontend/staff/access'),
  beginFactor: route<{ answer: NewFactor }>()('POST', '/api/frontend/staff/factor'),
  confirmFactor: route<{ body: { code: string }; answer: RecoveryCodes }>()(
    'POST',
    '/api/frontend/staff/factor/confirm',
  ),
}
