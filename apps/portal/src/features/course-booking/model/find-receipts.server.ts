import { coursePlaceKind } from '#core/courses/place-kind.ts'
import { findOwnReceipts } from '#core/receipts/find-receipts.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** The payments of receipts that a person has, by place. */
export const findCourseReceipts = async (
  database: Database,
  userId: string,
  placeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  placeIds.length === 0
    ? new Map()
    : findOwnReceipts(database, { subjectKind: coursePlaceKind, subjectIds: placeIds, userId })
