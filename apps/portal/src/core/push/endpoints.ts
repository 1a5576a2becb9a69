import { type Done, route } from '#platform/api/endpoint.ts'
import type { PushDevices, PushTargetForm } from './contract.ts'

const path = '/api/frontend/user/push'

export const pushEndpoints = {
  devices: route<{ answer: PushDevices }>()('GET', path),
  turnOn: route<{ body: PushTargetForm; answer: Done }>()('PUT', path),
  turnOff: route<{ answer: Done }>()('DELETE', `${path}/:id`),
}
