import { answerPublished } from '@trivsel/content-contract/projection/answer-published'
import type { QueryDatabase } from '@trivsel/content-contract/projection/read-rows'
import {
  type ContentQueryName,
  type ContentVariables,
  contentAnswerTo,
} from '@trivsel/content-contract/queries'
import type pg from 'pg'
import type { Log } from '#platform/log.server.ts'

export type PublishedRows = ReturnType<typeof createPublishedRows>
export type RowsAnswer = { data: unknown; tags: string[] }

/** After a failure, how long the rows are left alone. */
const restMilliseconds = 5_000

/**
 * Answers the questions of the contract from the rows that the content system makes of what is
 * published, without asking it: the site lives on while it is down, pages that nobody has visited
 * included (docs/adr/0049-published-content-as-rows.md).
 */
export function createPublishedRows(options: { pool: pg.Pool; log: Log; now?: () => number }) {
  const { pool, log, now = () => performance.now() } = options
  let isComplete = false
  let restsUntil = Number.NEGATIVE_INFINITY

  const queryDatabase: QueryDatabase = async (statement, values) =>
    (await pool.query({ ...statement, values: [...values] })).rows

  return {
    /** Whether everything that is published had a row when they were asked last. */
    areComplete: (): boolean => isComplete,

    /** @returns null when they are no use now, and the content system must be asked */
    async answer<Name extends ContentQueryName>(
      name: Name,
      variables: ContentVariables<Name>,
    ): Promise<RowsAnswer | null> {
      if (now() < restsUntil) return null
      try {
        const answer = await answerPublished(queryDatabase, name, variables)
        isComplete = answer !== null
        if (!answer) return null
        // Another version of the content system may have made them.
        return contentAnswerTo(name).parse(answer)
      } catch (error) {
        isComplete = false
        restsUntil = now() + restMilliseconds
        log.warn({ error, query: name }, 'the rows of published content gave no answer of use')
        return null
      }
    },
  }
}
