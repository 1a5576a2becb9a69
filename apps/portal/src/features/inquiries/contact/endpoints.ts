import type { FormToken } from '#core/public-forms/contract.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type { LanguageQuery } from '../model/language-query.ts'
import type { ContactCategories } from './contract.ts'

const contact = '/api/frontend/contact'

/** Specification, section 9. */
const timeLimit = 10_000
/** Ten megabytes over a slow line. */
const uploadTimeLimit = 200_000

export const inquiryEndpoints = {
  issueToken: endpoint<{ answer: FormToken }>()('GET', `${contact}/token`, { timeLimit }),
  listCategories: endpoint<{ query: LanguageQuery; answer: ContactCategories }>()(
    'GET',
    `${contact}/categories`,
    { timeLimit },
  ),
  sendInquiry: endpoint<{ query: LanguageQuery; body: FormData; answer: null }>()('POST', contact, {
    timeLimit: uploadTimeLimit,
  }),
  /** What the form itself sends where there is no JavaScript. */
  sendForm: endpoint<{ query: LanguageQuery; body: FormData; answer: null }>()(
    'POST',
    `${contact}/form`,
  ),
}
