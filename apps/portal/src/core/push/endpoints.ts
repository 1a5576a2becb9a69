import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { PushDevices, PushTargetForm } from './contract.ts'

const path = '/api/frontend/user/push'

export const pushEndpoints = {
  devices: endpoint<{ answer: PushDevices }>()('GET', path),
  turnOn: endpoint<{ body: PushTargetForm; answer: Done }>()('PUT', path),
  turnOff: endpoint<{ answer: Done }>()('DELETE', `${path}/:id`),
}
