import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { MadePairing, Paired, Tablets } from './contract.ts'
import type { CodeForm, PairingForm } from './forms.ts'

const tablets = '/api/frontend/staff/kindergarten-tablets'

export const pairingEndpoints = {
  list: endpoint<{ answer: Tablets }>()('GET', tablets),
  make: endpoint<{ body: PairingForm; answer: MadePairing }>()('POST', `${tablets}/pairings`),
  shutOff: endpoint<{ answer: Done }>()('POST', `${tablets}/:id/shut-off`),
  /** Called by the tablet. */
  pair: endpoint<{ body: CodeForm; answer: Paired }>()('POST', '/api/frontend/tablet/pairing'),
}
