import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { uploadRefusalDetails } from '#core/files/contract.ts'
import { longestUpload } from '#core/files/limits.ts'
import { uploadRefusals } from '#core/files/refusals.ts'
import { FormToken, formRefusalDetails } from '#core/public-forms/contract.ts'
import { formLimits } from '#core/public-forms/form-limits.server.ts'
import { describeRoute, only } from '#platform/api/describe-route.server.ts'
import { ContactCategories } from './contract.ts'
import { inquiryRoutes as routes } from './endpoints.ts'
import { contactRefusals } from './refusals.ts'

const query = z.object({ language: z.enum(['no', 'en']).optional() })
const { FILES_REQUIRED: _, ...fileRefusals } = uploadRefusals

export const described = {
  token: describeRoute(routes.token, {
    summary: 'A token with which the contact form may be sent once, within half an hour.',
    mayAsk: 'everybody',
    answer: FormToken,
  }),
  categories: describeRoute(routes.categories, {
    summary:
      'What one may write to us about: categories with their sub-categories, by their names.',
    mayAsk: 'everybody',
    query,
    answer: ContactCategories,
  }),
  send: describeRoute(routes.send, {
    summary:
      'Takes what somebody writes to us, with up to ten files. Whoever is logged in is known by the name and address of the account.',
    mayAsk: 'everybody',
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
