import { endpoint } from '#platform/api/endpoint.ts'
import type { LinkCheck } from '../model/account-forms.ts'
import type { CheckedLink } from '../model/contract.ts'

const path = '/api/frontend/accounts'

export const linkEndpoints = {
  checkLink: endpoint<{ body: LinkCheck; answer: CheckedLink }>()('POST', `${path}/links/check`),
}
