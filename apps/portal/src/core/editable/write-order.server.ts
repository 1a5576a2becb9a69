import { type Direction, moved } from './order.ts'

/**
 * Moves one of the rows by one place. Writes all positions, because some may have been equal.
 * @param rows in their present order, locked against moves at the same time
 * @returns its place before and after, from 1, as the audit log has it
 */
export async function writeOrder(
  rows: readonly { readonly id: string }[],
  { id, to }: { id: string; to: Direction },
  write: (id: string, position: number) => PromiseLike<unknown>,
): Promise<{ before: number; after: number }> {
  const before = rows.map((row) => row.id)
  const after = moved(before, id, to)
  for (const [position, one] of after.entries()) await write(one, position)
  return { before: before.indexOf(id) + 1, after: after.indexOf(id) + 1 }
}
