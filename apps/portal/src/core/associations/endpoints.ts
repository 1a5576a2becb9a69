import { endpoint } from '#platform/api/endpoint.ts'
import type { OwnAssociations } from './contract.ts'

/** Those in which the caller is a contact person or has a role. */
export const ownAssociationsEndpoint = endpoint<{ answer: OwnAssociations }>()(
  'GET',
  '/api/frontend/my-associations',
)
