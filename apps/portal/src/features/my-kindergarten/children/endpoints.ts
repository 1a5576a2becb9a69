import { endpoint } from '#platform/api/endpoint.ts'
import type { ChildPage, MyChildren } from '../model/contract.ts'

const path = '/api/frontend/my-kindergarten'

export const childrenEndpoints = {
  list: endpoint<{ answer: MyChildren }>()('GET', path),
  child: endpoint<{ answer: ChildPage }>()('GET', `${path}/:id`),
}
