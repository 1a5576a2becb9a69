import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { ConsentKinds } from './contract.ts'
import type { ConsentKindEdit } from './forms.ts'

const kinds = '/api/frontend/staff/kindergarten-consent-kinds'

export const consentKindEndpoints = {
  list: endpoint<{ answer: ConsentKinds }>()('GET', kinds),
  save: endpoint<{ body: ConsentKindEdit; answer: Done }>()('POST', kinds),
}
