import type { Locale } from '@trivsel/content-contract/locales'
import { endpoint } from '#platform/api/endpoint.ts'

type InLanguage = { language: Locale }

const own = '/api/frontend/user/finances'

/** The documents of one's own card payments, served by `features/finances`. */
export const ownDocumentEndpoints = {
  receipt: endpoint<{ query: InLanguage; answer: null }>()('GET', `${own}/receipts/:paymentId`),
  creditNote: endpoint<{ query: InLanguage; answer: null }>()('GET', `${own}/credit-notes/:id`),
}
