import type { FormToken } from '#core/public-forms/contract.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type { ContactCategories } from './contract.ts'

const contact = '/api/frontend/contact'

/** Specification, section 9. */
const timeLimit = 10_000
/** Ten megabytes over a slow line. */
const uploadTimeLimit = 200_000

/** The language that the reader reads. */
export type InLanguage = { language?: 'no' | 'en' | undefined }

export const inquiryEndpoints = {
  token: endpoint<{ answer: FormToken }>()('GET', `${contact}/token`, { timeLimit }),
  categories: endpoint<{ query: InLanguage; answer: ContactCategories }>()(
    'GET',
    `${contact}/categories`,
    { timeLimit },
  ),
  send: endpoint<{ query: InLanguage; body: FormData; answer: null }>()('POST', contact, {
    timeLimit: uploadTimeLimit,
  }),
}
