import { z } from 'zod/mini'
import { ApiError } from '#platform/api-client.ts'
import type { MarkKind, StoredMark } from './mark-kind.ts'
import { parseJson } from './parse-json.ts'

export type RefusedMark<Mark> = Mark & { readonly error: unknown }

const Stored = z.array(z.object({ mark: z.unknown(), status: z.int(), code: z.string() }))

/** As `writeRefused` wrote them, without those that cannot be parsed. */
export function parseRefused<Mark extends StoredMark>(
  { schema }: Pick<MarkKind<Mark>, 'schema'>,
  stored: string | null,
): RefusedMark<Mark>[] {
  const list = z.safeParse(Stored, parseJson(stored ?? '[]'))
  if (!list.success) return []
  return list.data.flatMap(({ mark, status, code }) => {
    const parsed = z.safeParse(schema, mark)
    return parsed.success ? [{ ...parsed.data, error: new ApiError(status, code) }] : []
  })
}

export const writeRefused = (refused: readonly RefusedMark<StoredMark>[]): string =>
  JSON.stringify(
    refused.map(({ error, ...mark }) => ({
      mark,
      ...(error instanceof ApiError
        ? { status: error.status, code: error.code }
        : { status: 0, code: 'UNKNOWN' }),
    })),
  )
