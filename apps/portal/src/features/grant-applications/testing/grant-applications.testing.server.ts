import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  addAssociation,
  addContact,
  addRole,
} from '#core/associations/associations.testing.server.ts'
import { associationHistory } from '#core/associations/tables.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import type { GrantContent } from '#core/grants/content.ts'
import {
  grantDocument,
  grantRound,
  grantRoundType,
  grantType,
} from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { saveDraft } from '../draft/save-draft.server.ts'
import { startApplication } from '../list/start-application.server.ts'
import { whoOf } from '../model/applicant.server.ts'
import { sendApplication } from '../send/send-application.server.ts'

export const now = new Date('2026-11-28T10:00:00Z')
export const deadlineAt = new Date('2026-12-12T11:00:00Z')

export const wholeContent: GrantContent = {
  title: 'Vårturnering',
  summary: 'En turnering for alle',
  description: 'Vi spiller sjakk.',
  startsOn: '2027-02-01',
  endsOn: '2027-02-02',
  place: '',
  participants: null,
  requestedOre: 500_000,
  costs: [{ text: 'Leie', amountOre: 500_000 }],
  income: [],
}

const text = (no: string) => ({ no, en: no })

/** What applications for grants are tested with, on a database. */
export function applyTesting(database: Database) {
  const portalUrl = 'https://portal.example'
  const parts = { database, portalUrl }

  /** A type that is open in a round of its own. */
  async function newType(
    values: Partial<typeof grantType.$inferInsert> = {},
    round: Partial<typeof grantRound.$inferInsert> = {},
  ) {
    const [type] = await database
      .insert(grantType)
      .values({ name: text('Prosjekt'), mostOre: 5_000_000, leastOre: 100_000, ...values })
      .returning()
    if (!type) throw new Error('no type was added')
    return { typeId: type.id, roundId: await newRound(type.id, round) }
  }

  async function newRound(
    typeId: string,
    values: Partial<typeof grantRound.$inferInsert> = {},
  ): Promise<string> {
    const [round] = await database
      .insert(grantRound)
      .values({
        name: text('Desember'),
        opensAt: new Date('2026-11-01T08:00:00Z'),
        deadlineAt,
        meetsAt: new Date('2027-01-14T16:00:00Z'),
        earliestEventOn: '2027-01-20',
        budgetYear: 2027,
        ...values,
      })
      .returning()
    if (!round) throw new Error('no round was added')
    await database.insert(grantRoundType).values({ typeId, roundId: round.id })
    return round.id
  }

  async function addDocument(typeId: string): Promise<string> {
    const id = randomUUID()
    await database.insert(grantDocument).values({ id, typeId, name: text('Vedtekter') })
    return id
  }

  /** An association with a contact person and a treasurer. */
  async function newBoard(values: Parameters<typeof addAssociation>[1] = {}) {
    const { id } = await addAssociation(database, values)
    const [contact, treasurer] = [
      await createMember(database, null),
      await createMember(database, null),
    ]
    await addContact(database, id, contact)
    await addRole(database, { associationId: id, userId: treasurer, kind: 'treasurer' })
    return {
      id,
      contact,
      treasurer,
      history: async () =>
        (
          await database
            .select({ action: associationHistory.action })
            .from(associationHistory)
            .where(eq(associationHistory.associationId, id))
            .orderBy(associationHistory.id)
        ).map(({ action }) => action),
    }
  }

  const as = (userId: string, at = now) => whoOf({ userId }, at)

  const start = (
    userId: string,
    associationId: string | null,
    of: { readonly typeId: string; readonly roundId: string },
    at = now,
    copyOf: string | null = null,
  ) => startApplication(database, as(userId, at), { ...of, associationId, copyOf, language: 'no' })

  /** One that says all that is needed. @returns its id */
  async function newDraft(
    userId: string,
    associationId: string | null,
    of: { readonly typeId: string; readonly roundId: string },
    content: Partial<GrantContent> = {},
  ): Promise<string> {
    const { id } = await start(userId, associationId, of)
    const { draft } = await row(id)
    await saveDraft(database, as(userId), id, {
      before: draft,
      after: { ...wholeContent, ...content },
    })
    return id
  }

  async function row(id: string) {
    const [found] = await database
      .select()
      .from(grantApplication)
      .where(eq(grantApplication.id, id))
    if (!found) throw new Error('there is no such application')
    return found
  }

  return {
    parts,
    as,
    newType,
    newRound,
    addDocument,
    newBoard,
    start,
    newDraft,
    row,
    versions: (id: string) =>
      database
        .select()
        .from(grantApplicationVersion)
        .where(eq(grantApplicationVersion.applicationId, id))
        .orderBy(grantApplicationVersion.number),
    /** As somebody sends it who has just opened the page. */
    async send(userId: string, id: string, at = now): Promise<void> {
      const { draftVersion, sentVersion } = await row(id)
      await sendApplication(parts, as(userId, at), id, {
        draftVersion,
        sentVersion,
        language: 'no',
      })
    },
  }
}
