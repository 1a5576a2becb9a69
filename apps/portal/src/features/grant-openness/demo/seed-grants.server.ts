import type { DemoContext } from '#core/feature/feature.server.ts'
import { inspectFiles } from '#core/files/inspect/inspect-files.server.ts'
import { storeFiles } from '#core/files/store-files.server.ts'
import { seedGrantSetup } from '#core/grants/demo/seed-setup.server.ts'
import { grantCommitteeTerm, grantType } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { countPapers } from './add-application.server.ts'
import { yearOf } from './add-round.server.ts'
import { applicantOf } from './applicant-of.ts'
import { type DemoPeople, type DemoWorld, findDemoPeople } from './demo-world.server.ts'
import { planPast } from './plan-past.ts'
import { comingApplicants, seedComing, seedOpen } from './seed-coming.server.ts'
import { seedPast } from './seed-past.server.ts'
import { type DemoPaper, writeGrantPaper } from './write-grant-paper.server.ts'

/**
 * Grants of two years, a round that is half decided and one that is open, unless there are types of
 * grants already. Nobody is mailed.
 */
export async function seedGrants(context: DemoContext, now = new Date()): Promise<void> {
  const { database, encryption, files } = context
  if ((await database.$count(grantType)) > 0) return
  const people = await findDemoPeople(database)
  if (!people) return
  const today = osloDate(now)
  const years = budgetYears(today)
  const wanted = papersFor(people)
  const kinds = ['vedtekter', 'regnskap', 'prosjektplan'] as const
  const uploads = await Promise.all(
    kinds.map(async (kind) => ({
      name: `${kind}.pdf`,
      declaredType: 'application/pdf',
      bytes: await writeGrantPaper(kind),
    })),
  )
  const inspected = await inspectFiles(files, uploads, { client: 'demo', isVisitor: false })
  const copies = wanted.flatMap((kind) => inspected[kinds.indexOf(kind)] ?? [])
  await storeFiles(files, copies, (stored) =>
    database.transaction(async (transaction) => {
      const taken = new Set<string>()
      const world: DemoWorld = {
        ...people,
        transaction,
        encryption,
        setup: await seedGrantSetup(transaction, years),
        now,
        today,
        takePaper: (kind) => {
          const file = stored.find(({ id, name }) => name === `${kind}.pdf` && !taken.has(id))
          if (!file) throw new Error(`The demo of grants has too few files ${kind}.pdf`)
          taken.add(file.id)
          return file
        },
      }
      await addTerms(transaction, people, today)
      await seedPast(world)
      await seedComing(world)
      await seedOpen(world)
    }),
  )
}

/** Two years back, and as far as the round that is open. */
function budgetYears(today: string): number[] {
  const [first, last] = [yearOf(today) - 2, yearOf(addDays(today, 30))]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** One file for each paper that will be attached. */
function papersFor(people: DemoPeople): DemoPaper[] {
  const past = planPast()
    .filter(({ end }) => end !== 'formal')
    .map(({ association, seed }) => applicantOf(people, association, seed))
  const drafting = people.associations.slice(0, 1)
  // The last one of the coming round has sent none.
  return countPapers([...past, ...comingApplicants(people).slice(0, -1), ...drafting])
}

async function addTerms(
  transaction: Database,
  { committee }: DemoPeople,
  today: string,
): Promise<void> {
  const seats = ['chair', 'deputy'] as const
  await transaction.insert(grantCommitteeTerm).values(
    committee.map(({ userId }, place) => ({
      userId,
      seat: seats[place] ?? ('member' as const),
      startsOn: addDays(today, -760),
      endsOn: addDays(today, 240),
    })),
  )
}
