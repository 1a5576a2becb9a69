import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Opened, TabletHealth } from './contract.ts'
import type { PinForm } from './pin-form.ts'

export const healthEndpoints = {
  open: endpoint<{ body: PinForm; answer: Opened }>()('POST', '/api/frontend/tablet/open'),
  lock: endpoint<{ answer: Done }>()('POST', '/api/frontend/tablet/lock'),
  /** It writes down who looked, so nothing repeats it. */
  view: endpoint<{ answer: TabletHealth }>()(
    'POST',
    '/api/frontend/tablet/children/:id/health-views',
  ),
}
