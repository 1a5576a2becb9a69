import { desc } from 'drizzle-orm'
import type { TrainingRequest } from './contract.ts'
import { trainingRequest } from './tables.server.ts'

/** Rows: nobody reads a longer list. */
export const longestList = 500

export const newestFirst = [desc(trainingRequest.createdAt), desc(trainingRequest.id)]

export function toTrainingRequest(row: typeof trainingRequest.$inferSelect): TrainingRequest {
  const { id, kind, trainer, text, createdAt, handledAt } = row
  return {
    id,
    kind,
    trainer,
    text,
    createdAt: createdAt.toISOString(),
    handledAt: handledAt?.toISOString() ?? null,
  }
}
