import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Ignoring, MissedAddresses } from './contract.ts'

const missed = '/api/frontend/staff/missed-addresses'

export const missedEndpoints = {
  read: endpoint<{ answer: MissedAddresses }>()('GET', missed),
  ignore: endpoint<{ body: Ignoring; answer: Done }>()('POST', `${missed}/ignored`),
}
