import { isNull } from 'drizzle-orm'
import { grantSettings, grantType } from '#core/grants/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { findFacts } from './find-facts.server.ts'
import type { RoundForm } from './forms.ts'
import { toForm, toRow } from './round-form.server.ts'
import { yearAfter } from './round-rules.ts'
import { addRound } from './save-round.server.ts'

/**
 * Copies the rounds of a year to the year after it, on the same weekdays. One that is there already by
 * its name is left out, and so is one whose deadline would be over.
 * @throws {Refusal} `ROUNDS_COPIED`: nothing is left to copy
 */
export async function copyYear(
  transaction: Database,
  staff: StaffActor,
  year: number,
  now: Date,
): Promise<void> {
  // Of two who copy at once, the second finds what the first has made.
  await transaction.select().from(grantSettings).for('update')
  const all = (await findFacts(transaction)).filter(({ cancelledAt }) => cancelledAt === null)
  const types = await transaction
    .select({ id: grantType.id })
    .from(grantType)
    .where(isNull(grantType.removedAt))
  const offered = new Set(types.map(({ id }) => id))
  const names = all
    .filter(({ budgetYear }) => budgetYear === year + 1)
    .flatMap(({ name }) => Object.values(name))
  const copies = all
    .filter(({ budgetYear }) => budgetYear === year)
    .map((one): RoundForm => {
      const copy = yearAfter(toForm(one, [...one.typeIds]))
      return { ...copy, typeIds: copy.typeIds.filter((id) => offered.has(id)) }
    })
    .filter(({ name, typeIds }) => typeIds.length > 0 && !isThere(names, name))
    .filter((copy) => toRow(copy).deadlineAt > now)
  if (copies.length === 0) throw refuse('ROUNDS_COPIED')
  for (const copy of copies) await addRound(transaction, staff, copy, now)
}

const isThere = (names: readonly string[], name: RoundForm['name']) =>
  Object.values(name).some((text) => names.includes(text))
