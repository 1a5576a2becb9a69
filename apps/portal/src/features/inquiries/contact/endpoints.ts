import type { FormToken } from '#core/public-forms/contract.ts'
import { route } from '#platform/api/endpoint.ts'
import type { LanguageQuery } from '../model/language-query.ts'
import type { ContactCategories } from './contract.ts'

const contact = '/api/frontend/contact'

/** Specification, section 9. */
const timeLimit = 10_000
/** Ten megabytes over a slow line. */
const uploadTimeLimit = 200_000

export const inquiryEndpoints = {
  issueToken: route<{ answer: FormToken }>()('GET', `${contact}/token`, { timeLimit }),
  listCategories: route<{ query: LanguageQuery; answer: ContactCategories }>()(
    'GET',
    `${contact}/categories`,
    { timeLimit },
  ),
  sendInquiry: route<{ query: LanguageQuery; body: FormData; answer: null }>()('POST', contact, {
    timeLimit: uploadTimeLimit,
  }),
}
