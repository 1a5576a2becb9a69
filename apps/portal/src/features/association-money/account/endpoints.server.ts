import { z } from 'zod'
import { associationRefusals } from '#core/associations/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { moneyRefusals } from '../model/refusals.ts'
import { AccountForm, ConfirmForm } from './contract.ts'
import { accountEndpoints as endpoints } from './endpoints.ts'

const ids = { refusal: 'ASSOCIATION_NOT_FOUND' } as const
const params = { schema: z.object({ id: z.uuid() }), ...ids }
const ofAccount = {
  schema: z.object({ id: z.uuid(), accountId: z.uuid() }),
  refusal: 'ACCOUNT_NOT_FOUND',
} as const
const changing = only(
  associationRefusals,
  'ASSOCIATION_NOT_FOUND',
  'ASSOCIATION_RIGHT_MISSING',
  'ASSOCIATION_STATE',
)

export const accountDescribed = {
  enter: describeEndpoint(endpoints.enter, {
    summary:
      'A contact person enters the bank account of an association. It counts once another one has confirmed it.',
    access: 'user',
    params,
    body: AccountForm,
    answer: Done,
    refusals: {
      ...changing,
      ...only(
        moneyRefusals,
        'ACCOUNT_INVALID',
        'ACCOUNT_OWN',
        'ACCOUNT_IS_NATIONAL_ID',
        'ACCOUNT_UNCHANGED',
        'ACCOUNT_WAITS',
      ),
    },
  }),
  confirm: describeEndpoint(endpoints.confirm, {
    summary:
      'Another contact person confirms an account by its whole number. The one before is replaced.',
    access: 'user',
    params: ofAccount,
    body: ConfirmForm,
    answer: Done,
    refusals: {
      ...changing,
      ...only(
        moneyRefusals,
        'ACCOUNT_NOT_FOUND',
        'ACCOUNT_ENTERED_BY_YOU',
        'ACCOUNT_ENTERED_BY_FORMER',
        'ACCOUNT_DIFFERS',
      ),
    },
  }),
  drop: describeEndpoint(endpoints.drop, {
    summary: 'A contact person withdraws or rejects an account that was entered.',
    access: 'user',
    params: ofAccount,
    answer: Done,
    refusals: { ...changing, ...only(moneyRefusals, 'ACCOUNT_NOT_FOUND') },
  }),
}
