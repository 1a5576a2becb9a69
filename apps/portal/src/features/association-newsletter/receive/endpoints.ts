import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { OwnNewsletters } from './contract.ts'
import type { WantedForm } from './forms.ts'

const newsletters = '/api/frontend/my-association-newsletters'

export const receiveEndpoints = {
  list: endpoint<{ answer: OwnNewsletters }>()('GET', newsletters),
  choose: endpoint<{ body: WantedForm; answer: Done }>()('PUT', `${newsletters}/:id`),
}
