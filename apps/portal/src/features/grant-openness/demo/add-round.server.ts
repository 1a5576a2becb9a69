import { perLocale } from '@trivsel/content-contract/locales'
import { demoTypeKeys } from '#core/grants/demo/demo-setup.ts'
import { grantRound, grantRoundType } from '#core/grants/setup/tables.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { addDays } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'
import { at, type DemoWorld } from './demo-world.server.ts'

export type DemoRound = {
  readonly id: string
  readonly name: Localized
  readonly meetsOn: string
  readonly meetsAt: Date
  readonly deadlineAt: Date
  readonly year: number
}

export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** A round with a meeting on a day; its deadline is two weeks before. */
export async function addDemoRound(
  { transaction, setup }: DemoWorld,
  meetsOn: string,
): Promise<DemoRound> {
  const meetsAt = at(meetsOn, '17:00')
  const deadlineAt = at(addDays(meetsOn, -14), '23:59')
  const year = yearOf(meetsOn)
  const name = perLocale((locale) => formatDate(meetsAt, locale))
  const [added] = await transaction
    .insert(grantRound)
    .values({
      name,
      opensAt: at(addDays(meetsOn, -45), '08:00'),
      deadlineAt,
      meetsAt,
      place: 'Møterom 2',
      earliestEventOn: addDays(meetsOn, 7),
      budgetYear: year,
    })
    .returning({ id: grantRound.id })
  const id = added?.id ?? ''
  await transaction
    .insert(grantRoundType)
    .values(demoTypeKeys.map((key) => ({ roundId: id, typeId: setup.types[key] })))
  return { id, name, meetsOn, meetsAt, deadlineAt, year }
}
