import { z } from 'zod'
import { healthRefusals } from '#core/health-refunds/refusals.ts'
import { contradictions } from '#core/health-refunds/rules/contradictions.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { schemeRefusals } from '../model/refusals.ts'
import { VersionForm } from '../model/version-form.ts'
import { versionEndpoints as endpoints } from './endpoints.ts'

export const describedVersions = {
  propose: describeEndpoint(endpoints.propose, {
    summary:
      'Proposes rules of a scheme for expenses from a day on, if no others were confirmed since they were read. They hold when a second person confirms them.',
    access: { staff: ['health'] },
    body: VersionForm,
    answer: Done,
    refusals: {
      ...only(healthRefusals, 'HEALTH_SCHEME_CHANGED'),
      ...schemeRefusals,
    },
    refusalDetails: {
      HEALTH_SCHEME_CONTRADICTS: z.object({ contradictions: z.array(z.enum(contradictions)) }),
    },
    audits: ['proposal-made'],
    concerns: { nobody: 'rules for every student, which a second person confirms' },
  }),
}
