import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { ServicesView, SwitchForm } from './contract.ts'

const path = '/api/frontend/staff/services'

export const servicesEndpoints = {
  read: endpoint<{ answer: ServicesView }>()('GET', path),
  switch: endpoint<{ body: SwitchForm; answer: Done }>()('PUT', `${path}/:service`),
}
