import { z } from 'zod/mini'
import { accountRefusals } from '#core/accounts/contract.ts'
import { associationRefusals } from '#core/associations/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Joined, JoinForm, JoiningOffer, OwnJoining, Slug } from '../model/contract.ts'
import { joinRefusals, memberRefusals } from '../model/refusals.ts'
import { CodeForm, FoundByCode } from './contract.ts'
import { joiningEndpoints as endpoints } from './endpoints.ts'

const params = { schema: z.object({ slug: Slug }), refusal: 'ASSOCIATION_NOT_FOUND' } as const
const unknown = only(associationRefusals, 'ASSOCIATION_NOT_FOUND')

export const joiningDescribed = {
  checkCode: describeEndpoint(endpoints.checkCode, {
    summary: 'The association of a registration code. Nothing is changed.',
    access: 'everybody',
    body: CodeForm,
    answer: FoundByCode,
    refusals: {
      ...only(memberRefusals, 'JOIN_CODE_INVALID'),
      ...only(accountRefusals, 'TOO_MANY_ATTEMPTS'),
    },
    limits: 'Sixty codes that there are not in a quarter of an hour from one address.',
  }),
  findOffer: describeEndpoint(endpoints.findOffer, {
    summary: 'What it means to become a member of an association today.',
    access: 'everybody',
    params,
    answer: JoiningOffer,
    refusals: unknown,
  }),
  findOwn: describeEndpoint(endpoints.findOwn, {
    summary: 'How far the caller is from being a member of an association.',
    access: 'user',
    params,
    answer: OwnJoining,
    refusals: unknown,
  }),
  join: describeEndpoint(endpoints.join, {
    summary:
      'The caller becomes a member, applies, or reads in the answer that the fee is paid first. Doing it again changes nothing.',
    access: 'user',
    body: JoinForm,
    answer: Joined,
    refusals: joinRefusals,
  }),
}
