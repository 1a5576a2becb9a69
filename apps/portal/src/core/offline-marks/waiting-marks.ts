import { z } from 'zod/mini'
import type { MarkKind, StoredMark } from './mark-kind.ts'
import { parseJson } from './parse-json.ts'

/** The stored marks, oldest first, without those that cannot be parsed. */
export function parseMarks<Mark extends StoredMark>(
  { schema }: Pick<MarkKind<Mark>, 'schema'>,
  stored: string | null,
): Mark[] {
  const list = z.safeParse(z.array(z.unknown()), parseJson(stored ?? '[]'))
  if (!list.success) return []
  return list.data.flatMap((one) => {
    const mark = z.safeParse(schema, one)
    return mark.success ? [mark.data] : []
  })
}

/** Without any version of this mark. */
export function withoutId<Mark extends StoredMark>(
  { idOf }: Pick<MarkKind<Mark>, 'idOf'>,
  marks: readonly Mark[],
  mark: Mark,
): Mark[] {
  return marks.filter((one) => idOf(one) !== idOf(mark))
}

/** Without a mark that was answered; a newer version of it stays, to be sent as well. */
export function withoutAnswered<Mark extends StoredMark>(
  { idOf }: Pick<MarkKind<Mark>, 'idOf'>,
  marks: readonly Mark[],
  answered: Mark,
): Mark[] {
  return marks.filter((one) => idOf(one) !== idOf(answered) || !isSame(one, answered))
}

function isSame(one: StoredMark, other: StoredMark): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => one[name] === other[name],
  )
}
