import { z } from 'zod'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { childParams } from '../model/child-params.server.ts'
import { Health, HealthViews } from '../model/contract.ts'
import { childRefusals, healthRefusals } from '../model/refusals.ts'
import { healthEndpoints as endpoints } from './endpoints.ts'

export const healthDescribed = {
  view: describeEndpoint(endpoints.view, {
    summary: 'What employees have to know of a child’s health. Each look is written down.',
    access: 'user',
    params: childParams,
    answer: Health,
    refusals: childRefusals,
  }),
  save: describeEndpoint(endpoints.save, {
    summary: 'A guardian changes what employees have to know of a child’s health.',
    access: 'user',
    params: childParams,
    body: Health,
    answer: Done,
    refusals: { ...childRefusals, ...healthRefusals },
  }),
  views: describeEndpoint(endpoints.views, {
    summary: 'Who has looked at a child’s health data, the newest first.',
    access: 'user',
    params: childParams,
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000) }),
    answer: HealthViews,
    refusals: childRefusals,
  }),
}
