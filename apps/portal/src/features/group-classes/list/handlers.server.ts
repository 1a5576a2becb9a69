import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { Refusal, unavailable } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { answerCached } from '#platform/pages/answer-cached.server.ts'
import { groupClassRefusals, refusalField } from '../model/refusals.ts'
import { answerStream } from './answer-stream.server.ts'
import { listDescribed as described } from './endpoints.server.ts'
import { findGroupExercise } from './find-group-exercises.server.ts'
import type { ListFollowers } from './list-followers.server.ts'
import type { GroupClassList } from './list-group-classes.server.ts'

/** The list of group classes, which is the same for everybody. */
export function createClassListApi({
  database,
  list,
  followers,
  ...auth
}: AuthDependencies & { database: Database; list: GroupClassList; followers: ListFollowers }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, async ({ context, query: { language } }) =>
    answerCached(context, await list.read(language)),
  )

  serve(described.details, async ({ params: { id }, query: { language } }) => {
    const found = await findGroupExercise(database, id, language)
    if (!found)
      throw new Refusal('CLASS_NOT_FOUND', groupClassRefusals.CLASS_NOT_FOUND, {
        field: refusalField,
      })
    return found
  })

  serve(described.changes, ({ context }) => {
    if (!followers.hasRoom()) throw unavailable()
    return answerStream(context, followers.add)
  })

  return api
}
