import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { uploadRefusalDetails } from '#core/files/contract.ts'
import { longestUpload } from '#core/files/limits.ts'
import { uploadRefusals } from '#core/files/refusals.ts'
import { FormToken, formRefusalDetails } from '#core/public-forms/contract.ts'
import { formLimits } from '#core/public-forms/form-limits.server.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { ContactCategories } from './contract.ts'
import { inquiryEndpoints as endpoints } from './endpoints.ts'
import { contactRefusals } from './refusals.ts'

const query = z.object({ language: z.enum(['no', 'en']).optional() })
const { FILES_REQUIRED: _, ...fileRefusals } = uploadRefusals

export const described = {
  token: describeEndpoint(endpoints.token, {
    summary: 'A token with which the contact form may be sent once, within half an hour.',
    access: 'everybody',
    answer: FormToken,
  }),
  categories: describeEndpoint(endpoints.categories, {
    summary:
      'What one may write to us about: categories with their sub-categories, by their names.',
    access: 'everybody',
    query,
    answer: ContactCategories,
  }),
  send: describeEndpoint(endpoints.send, {
    summary:
      'Takes what somebody writes to us, with up to ten files. Whoever is logged in is known by the name and address of the account.',
    access: 'everybody',
    query,
    body: { type: 'multipart/form-data' },
    longestBody: longestUpload,
    answer: { kind: 'nothing' },
    refusals: {
      ...contactRefusals,
      ...fileRefusals,
      ...only(accountRefusals, 'TOO_MANY_ATTEMPTS'),
    },
    refusalDetails: { ...uploadRefusalDetails, ...formRefusalDetails },
    limits: formLimits,
  }),
}
