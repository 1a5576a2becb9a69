import { endpoint } from '#platform/api/endpoint.ts'
import type { Granted, GrantedQuery, GrantedTo } from './contract.ts'

type Asked = { [Name in keyof GrantedQuery]?: GrantedQuery[Name] | undefined }

const granted = '/api/frontend/grants/granted'

export const grantedEndpoints = {
  list: endpoint<{ query: Asked; answer: Granted }>()('GET', granted),
  listTo: endpoint<{ answer: GrantedTo }>()('GET', `${granted}/to/:slug`),
}
