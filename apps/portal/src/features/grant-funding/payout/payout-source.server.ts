import { and, eq, inArray, like, or, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { findTies } from '#core/associations/find-ties.server.ts'
import { systemActor } from '#core/associations/record-history.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { associationPayer } from '#core/bank/association-payer.server.ts'
import type {
  PayoutLink,
  PayoutReader,
  PayoutReason,
  PayoutSite,
  PayoutSource,
  ReturnedPayout,
  SettledPayout,
} from '#core/bank/payout-source.ts'
import { refuse as refuseBank } from '#core/bank/refuse.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { grantPart } from '#core/grants/funding/tables.server.ts'
import { grantType } from '#core/grants/setup/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { searchPatterns } from '#platform/search-patterns.ts'
import { formatDate } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { notifyApplicant } from '../model/funding-mail.server.ts'
import { loadAwards } from '../model/load-awards.server.ts'
import { inKroner, noteHistory } from '../model/note-history.server.ts'
import { partOf } from '../model/part-key.ts'
import { findPayIndexes } from '../model/pay-account.server.ts'
import { reconcileTask } from '../model/reconcile-task.server.ts'
import { isOfDeciders } from './is-of-deciders.server.ts'

/** Grants for the bank's engine: the key of an owner is the id of the application. */
export const grantPayouts: PayoutSource = {
  kind: 'grant',
  name: m.grant_funding_payout_kind,
  settings: ['ASSOCIATION_IBAN', 'ASSOCIATION_BIC'],
  payerOf: associationPayer,
  async findOwn(database, users) {
    const ties = sql.param([...(await findTies(database, users))])
    const own = sql.param([...users])
    const rows = await database
      .select({ id: grantApplication.id })
      .from(grantApplication)
      .where(
        or(
          sql`${grantApplication.userId} = any(${own}::text[])`,
          sql`${grantApplication.createdBy} = any(${own}::text[])`,
          sql`${grantApplication.associationId} = any(${ties}::uuid[])`,
          // What it is part of now answers for it.
          sql`${grantApplication.associationId} in (
            with recursive part(id) as (
              select unnest(${ties}::uuid[])
              union
              select merged.id from ${association} merged
              join part on merged.merged_into_id = part.id)
            select id from part)`,
        ),
      )
    return rows.map(({ id }) => id)
  },
  async describe(database, keys, reader) {
    const rows = await database
      .select({
        id: grantApplication.id,
        reference: grantApplication.reference,
        association: association.name,
        person: sql<string | null>`${user.firstName} || ' ' || ${user.lastName}`,
      })
      .from(grantApplication)
      .leftJoin(association, eq(association.id, grantApplication.associationId))
      .leftJoin(user, eq(user.id, grantApplication.userId))
      .where(inArray(sql`${grantApplication.id}::text`, [...keys]))
    return new Map(
      rows.map((row) => [
        row.id,
        {
          name: row.association ?? row.person,
          reference: row.reference,
          link: linkFor(reader),
        },
      ]),
    )
  },
  async findByText(database, text) {
    const patterns = searchPatterns(text)
    const rows = await database
      .select({ id: grantApplication.id })
      .from(grantApplication)
      .leftJoin(association, eq(association.id, grantApplication.associationId))
      .where(
        or(
          eq(grantApplication.reference, text.trim()),
          patterns.length === 0
            ? undefined
            : and(...patterns.map((pattern) => like(association.searchText, pattern))),
        ),
      )
    return rows.map(({ id }) => id)
  },
  reasonsOf,
  /**
   * It goes to no other account than the one that counts now, only while it is granted, and to nobody who
   * decides about grants.
   */
  async checkAgain(transaction, { owner: { key }, requestKey, accountIndexes, ...by }) {
    const [part] = await transaction
      .select({ state: grantPart.state })
      .from(grantPart)
      .where(eq(grantPart.id, partOf(requestKey) ?? ''))
    if (part?.state !== 'approved') throw refuseBank('PAYOUT_ASKED_AGAIN')
    const [loaded] = await loadAwards(transaction, [key])
    const known = loaded ? await findPayIndexes(transaction, loaded) : []
    if (!known.some((index) => accountIndexes.includes(index)))
      throw refuseBank('PAYOUT_ACCOUNT_NOT_CONFIRMED')
    const about = {
      staffId: by.staffId,
      applicantId: loaded?.application.userId ?? null,
      today: osloDate(new Date()),
    }
    const { payoutSources } = by
    if (await isOfDeciders({ database: transaction, payoutSources }, accountIndexes, about))
      throw refuseBank('PAYOUT_ACCOUNT_OF_DECIDER')
  },
  onSettled: async (transaction, settled, site) => {
    for (const one of settled) await tell(transaction, one, one.outcome, site)
  },
  onReturned: async (transaction, returned, site) => {
    for (const one of returned) await tell(transaction, one, 'returned', site)
  },
}

const linkFor = ({ roles }: PayoutReader): PayoutLink | null =>
  roles.includes('caseworker') ? { page: 'staffGrantFunding', params: {} } : null

async function reasonsOf(
  database: Database,
  requestKeys: readonly string[],
  reader: PayoutReader,
): Promise<ReadonlyMap<string, PayoutReason>> {
  const ids = requestKeys.flatMap((key) => partOf(key) ?? [])
  const rows = await database
    .select({
      part: grantPart,
      reference: grantApplication.reference,
      type: grantType.name,
      title: grantApplicationVersion.title,
      by: sql<string | null>`${user.firstName} || ' ' || ${user.lastName}`,
    })
    .from(grantPart)
    .innerJoin(grantApplication, eq(grantApplication.id, grantPart.applicationId))
    .innerJoin(grantType, eq(grantType.id, grantApplication.typeId))
    .leftJoin(
      grantApplicationVersion,
      and(
        eq(grantApplicationVersion.applicationId, grantApplication.id),
        eq(grantApplicationVersion.number, grantApplication.sentVersion),
      ),
    )
    .leftJoin(user, eq(user.id, grantPart.decidedBy))
    .where(inArray(grantPart.id, ids))
  const { locale } = reader
  const options = { locale }
  const found = new Map(
    rows.map(({ part, reference, type, title, by }): [string, PayoutReason] => [
      part.id,
      {
        heading: m.grant_funding_payout_why(
          { number: part.number, reference: reference ?? '', type: textIn(type, locale) },
          options,
        ),
        link: linkFor(reader),
        lines: [
          title,
          part.decidedAt &&
            m.grant_funding_payout_approved(
              {
                name: by ?? m.grant_funding_nobody({}, options),
                date: formatDate(part.decidedAt, locale),
              },
              options,
            ),
        ].filter((line) => line !== null),
      },
    ]),
  )
  return new Map(
    requestKeys.flatMap((key) => {
      const reason = found.get(partOf(key) ?? '')
      return reason ? [[key, reason] as const] : []
    }),
  )
}

const histories = {
  paid: 'grant-paid',
  failed: 'grant-payout-failed',
  returned: 'grant-payout-returned',
} as const

/**
 * Writes down what became of a payout and mails the applicant. What follows for the grant is a job's:
 * the payout is locked here, and a grant is locked before its payouts.
 */
async function tell(
  transaction: Database,
  { owner: { key }, amountOre }: SettledPayout | ReturnedPayout,
  kind: keyof typeof histories,
  { portalUrl }: PayoutSite,
): Promise<void> {
  const [application] = await transaction
    .select({
      associationId: grantApplication.associationId,
      reference: grantApplication.reference,
    })
    .from(grantApplication)
    .where(eq(grantApplication.id, key))
  if (!application) return
  await noteHistory(transaction, application, histories[kind], systemActor, inKroner(amountOre))
  await notifyApplicant(transaction, { applicationId: key, portalUrl }, { kind, amountOre })
  await enqueueJob(transaction, reconcileTask, { applicationId: key })
}
