import { m } from '#messages'
import { formatList } from '#platform/format.ts'

/** Who reads what a guardian writes for all or for themselves: every reader by name. */
export function readersText(isForAll: boolean, others: readonly string[]): string {
  if (!isForAll) return m.kindergarten_messages_readers_one()
  if (others.length === 0) return m.kindergarten_messages_readers_alone()
  return m.kindergarten_messages_readers_all({ names: formatList(others) })
}
