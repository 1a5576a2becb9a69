import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { formRefusalDetails, SentForm } from '#core/public-forms/contract.ts'
import { formRefusals } from '#core/public-forms/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { PictureParams } from '../model/picture-contract.ts'
import { messageRefusals, pictureRefusals, profileRefusals } from '../model/refusals.ts'
import { BySlug, Profile } from './contract.ts'
import { profileEndpoints as endpoints } from './endpoints.ts'
import { messageLimits } from './message-limits.server.ts'

const one = {
  access: 'everybody',
  params: { schema: BySlug, refusal: 'ASSOCIATION_NOT_FOUND' },
} as const

export const profileDescribed = {
  read: describeEndpoint(endpoints.read, {
    ...one,
    summary: 'The public page of an association.',
    answer: Profile,
    refusals: profileRefusals,
  }),
  sendMessage: describeEndpoint(endpoints.sendMessage, {
    ...one,
    summary:
      'Mails a message to the contact persons of an association. For logged-in people the name and address of the account are used.',
    query: z.object({ language: z.enum(locales).optional() }),
    body: SentForm,
    answer: { kind: 'nothing' },
    refusals: {
      ...profileRefusals,
      ...messageRefusals,
      ...formRefusals,
      ...only(accountRefusals, 'TOO_MANY_ATTEMPTS'),
    },
    refusalDetails: formRefusalDetails,
    limits: messageLimits,
  }),
  picture: describeEndpoint(endpoints.picture, {
    summary: 'The picture of an association, in one of its sizes.',
    access: 'everybody',
    params: { schema: PictureParams, refusal: 'PICTURE_NOT_FOUND' },
    answer: { kind: 'file', types: ['image/webp'] },
    refusals: only(pictureRefusals, 'PICTURE_NOT_FOUND'),
  }),
}
