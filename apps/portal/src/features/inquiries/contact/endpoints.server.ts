import { defaultLocale, locales } from '@trivsel/content-contract/locales'
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

const query = z.object({ language: z.enum(locales).optional() })
const { FILES_REQUIRED: _, ...fileRefusals } = uploadRefusals

export const described = {
  issueToken: describeEndpoint(endpoints.issueToken, {
    summary: 'A token for sending the contact form once, within half an hour.',
    access: 'everybody',
    answer: FormToken,
  }),
  listCategories: describeEndpoint(endpoints.listCategories, {
    summary: 'The categories of the contact form with their sub-categories.',
    access: 'everybody',
    query,
    answer: ContactCategories,
  }),
  sendInquiry: describeEndpoint(endpoints.sendInquiry, {
    summary:
      'Sends the contact form with up to ten files. For logged-in people the name and address of the account are used.',
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
  sendForm: describeEndpoint(endpoints.sendForm, {
    summary:
      'Sends the contact form for a browser without JavaScript, and redirects to the page, which shows the outcome.',
    access: 'everybody',
    query: z.object({ language: z.enum(locales).catch(defaultLocale) }),
    body: { type: 'multipart/form-data' },
    longestBody: longestUpload,
    answer: { kind: 'redirect' },
    limits: formLimits,
  }),
}
