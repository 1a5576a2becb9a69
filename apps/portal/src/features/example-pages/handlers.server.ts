import type { Example } from '@trivsel/content-contract/examples'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { success } from '#platform/api/plain-answers.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isJobWaiting } from '#platform/jobs/is-job-waiting.server.ts'
import { isOpenAddress } from '#platform/routing/open-address.ts'
import type { ContentExamples } from './content-examples.server.ts'
import { described } from './endpoints.server.ts'
import { examplesJob, requestChange } from './request-change.server.ts'

/** Administrators see what is still an example, and have examples added and removed. */
export function createExamplePagesApi({
  database,
  examples,
  ...authDependencies
}: AuthDependencies & { database: Database; examples: Pick<ContentExamples, 'list'> }) {
  const { api, serve } = serveEndpoints(authDependencies)

  serve(described.read, async () => {
    // In this order: what is still waiting now is not in the list yet.
    const isWaiting = await isJobWaiting(database, examplesJob.key)
    const found = await examples.list().catch(() => null)
    return { examples: found?.filter(isOffered) ?? null, isWaiting }
  })

  serve(described.change, async ({ staff, body }) => {
    await requestChange(database, staff, body.change)
    return success
  })

  return api
}

/** The page of a service that is switched off is on no site. */
const isOffered = ({ addresses }: Example) =>
  Object.values(addresses).every((address) => isOpenAddress(address))
