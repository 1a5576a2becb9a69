import { Refusal } from '#platform/api/errors.server.ts'
import type { NotChanged } from './contract.ts'
import { isRefused } from './refusals.ts'

/**
 * Changes inquiries one after the other, each in a transaction of its own, as far as possible.
 * @returns those that were refused
 */
export async function changeSeveral<One extends { readonly id: string }>(
  inquiries: readonly One[],
  change: (one: One) => Promise<void>,
): Promise<NotChanged[]> {
  const refused: NotChanged[] = []
  for (const one of new Map(inquiries.map((each) => [each.id, each])).values())
    try {
      await change(one)
    } catch (error) {
      if (!(error instanceof Refusal) || !isRefused(error.code)) throw error
      refused.push({ id: one.id, code: error.code })
    }
  return refused
}
