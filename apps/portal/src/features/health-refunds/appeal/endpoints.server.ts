import { z } from 'zod'
import { caseRefusals } from '#core/cases/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { correctionRefusals } from '../correct/refusals.ts'
import { decisionRefusals, lineRefusals } from '../decide/refusals.ts'
import { appealEndpoints as endpoints } from './endpoints.ts'
import { ResultForm } from './forms.ts'
import { appealRefusals } from './refusals.ts'

export const appealDescribed = {
  decide: describeEndpoint(endpoints.decide, {
    access: { staff: ['health'] },
    summary: 'Somebody who had no part in a decision answers an appeal against it.',
    params: {
      schema: z.object({ id: z.uuid(), appeal: z.uuid() }),
      refusal: 'HEALTH_NOTHING_WAITS',
    },
    body: ResultForm,
    answer: Done,
    refusals: {
      ...only(caseRefusals, 'CASE_NOT_FOUND'),
      ...lineRefusals,
      ...only(appealRefusals, 'HEALTH_APPEAL_CLOSED', 'HEALTH_APPEAL_IN_TIME'),
      ...only(
        correctionRefusals,
        'HEALTH_NOTHING_WAITS',
        'HEALTH_NOT_DECIDED',
        'HEALTH_OTHER_PERSON',
        'HEALTH_SAME_DECISION',
        'HEALTH_DECISION_CHANGED',
        'HEALTH_PAYOUT_UNDERWAY',
      ),
      ...only(decisionRefusals, 'HEALTH_OTHER_DECISION'),
    },
    audits: ['health-appeal-decided'],
    concerns: 'person',
  }),
}
