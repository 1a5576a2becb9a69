import type { Locale } from '@trivsel/content-contract/locales'
import type { PersonMoney } from '#core/person-money/contract.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type { Returning } from './contract.ts'

const own = '/api/frontend/user/finances'
type InLanguage = { language: Locale }

export const financesEndpoints = {
  list: endpoint<{ query: InLanguage; answer: PersonMoney }>()('GET', own),
  returning: endpoint<{ query: InLanguage; answer: Returning }>()('GET', `${own}/returning`),
  summary: endpoint<{ query: InLanguage; answer: null }>()('GET', `${own}/years/:year`),
}
