import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { caseRefusals } from '#core/cases/contract.ts'
import { healthRefusals } from '#core/health-refunds/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { DraftPlace } from '../draft/place.ts'
import { SendForm, Sent } from '../model/contract.ts'
import { expenseProblems } from '../model/expense-form.ts'
import { applyRefusals } from '../model/refusals.ts'
import { sendEndpoints as endpoints } from './endpoints.ts'

const oneCase = { schema: z.object({ id: z.uuid() }), refusal: 'CASE_NOT_FOUND' } as const
const stepRefusals = only(caseRefusals, 'CASE_NOT_FOUND', 'STEP_NOT_POSSIBLE')

export const sendDescribed = {
  send: describeEndpoint(endpoints.send, {
    summary: 'Sends the form that is saved: a new application, or changes to one.',
    access: 'user',
    query: z.object({ ...DraftPlace.shape, language: z.enum(locales).optional() }),
    body: SendForm,
    answer: Sent,
    refusals: { ...applyRefusals, ...healthRefusals, ...stepRefusals },
    refusalDetails: {
      HEALTH_NOT_OPEN: z.strictObject({ opens: z.iso.date(), closes: z.iso.date() }),
      HEALTH_NOTHING_TO_PAY: z.strictObject({ why: z.string() }),
      HEALTH_EXPENSES_INVALID: z.strictObject({
        problems: z.array(
          z.strictObject({
            line: z.uuid().nullable(),
            field: z.string(),
            problem: z.enum(expenseProblems),
          }),
        ),
      }),
    },
  }),
  withdraw: describeEndpoint(endpoints.withdraw, {
    summary: 'Withdraws one’s own application, of which nothing is decided.',
    access: 'user',
    params: oneCase,
    answer: Done,
    refusals: stepRefusals,
  }),
  changeAccount: describeEndpoint(endpoints.changeAccount, {
    summary: 'Gives another account for a payout that did not arrive; staff approve it again.',
    access: 'user',
    params: oneCase,
    body: z.strictObject({ account: z.string().max(60) }),
    answer: Done,
    refusals: {
      ...stepRefusals,
      ...only(
        applyRefusals,
        'HEALTH_ACCOUNT_INVALID',
        'HEALTH_ACCOUNT_IS_NATIONAL_ID',
        'HEALTH_ACCOUNT_OWN',
      ),
    },
  }),
}
