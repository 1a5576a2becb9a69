import { ReleaseForm, RestoreView, restoreRefusals } from '#core/quarantine/contract.ts'
import { restoreEndpoints as endpoints } from '#core/quarantine/endpoints.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'

const administrators = { staff: ['admin'] } as const

export const described = {
  read: describeEndpoint(endpoints.read, {
    summary:
      'What others know and a restored database does not, while the site is in quarantine; and earlier restores.',
    access: administrators,
    answer: RestoreView,
  }),
  release: describeEndpoint(endpoints.release, {
    summary:
      'Ends the quarantine of a restored site: jobs run and changes are taken again, on all instances.',
    access: administrators,
    body: ReleaseForm,
    answer: Done,
    refusals: restoreRefusals,
    audits: ['restore-released'],
    concerns: { nobody: 'the site as a whole' },
  }),
}
