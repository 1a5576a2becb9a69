import { z } from 'zod'
import { healthRefusals } from '#core/health-refunds/refusals.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { StaffSchemes } from '../model/contract.ts'
import { EndForm, SchemeForm } from '../model/scheme-forms.ts'
import { listEndpoints as endpoints } from './endpoints.ts'

const access = { staff: ['health'] } as const
const params = { schema: z.object({ id: z.uuid() }), refusal: 'HEALTH_SCHEME_NOT_FOUND' } as const

export const describedList = {
  list: describeEndpoint(endpoints.list, {
    summary:
      'Schemes for refunds of health expenses with all their rules, and rules that wait for a second person.',
    access,
    answer: StaffSchemes,
  }),
  save: describeEndpoint(endpoints.save, {
    summary: 'Saves name, text and place of a scheme, if nobody has since it was read.',
    access,
    params,
    body: SchemeForm,
    answer: Done,
    refusals: healthRefusals,
    audits: ['health-scheme-saved'],
    concerns: { nobody: 'a text for every student' },
  }),
  end: describeEndpoint(endpoints.end, {
    summary: 'Sets the last day of expenses that a scheme refunds, or removes it.',
    access,
    params,
    body: EndForm,
    answer: Done,
    refusals: healthRefusals,
    audits: ['health-scheme-ended'],
    concerns: { nobody: 'a scheme for every student' },
  }),
}
