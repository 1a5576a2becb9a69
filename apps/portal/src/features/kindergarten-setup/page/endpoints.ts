import { endpoint } from '#platform/api/endpoint.ts'
import { kindergartenPath } from '../model/path.ts'
import type { KindergartenSetup } from './contract.ts'

export const pageEndpoints = {
  read: endpoint<{ answer: KindergartenSetup }>()('GET', kindergartenPath),
}
