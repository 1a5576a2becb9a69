import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { ownCase } from '#core/person-concerned/require-other-person.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type OwnerKind, ownerOf, type PayoutOwner } from './payout-owner.ts'
import type { PayoutParts, PayoutSource } from './payout-source.ts'
import { decryptPayee, type StoredPayee } from './payouts/payee.server.ts'
import { payout } from './tables.server.ts'

/** Which owners of payouts are the actor, or tied to them. */
export type OwnOwners = {
  /** Ids of the actor's accounts of the portal. */
  readonly users: ReadonlySet<string>
  /** By kind; of each kind that there is. */
  readonly keys: ReadonlyMap<OwnerKind, ReadonlySet<string>>
}

type Parts = Pick<PayoutParts, 'database' | 'payoutSources'>

/** Of a command nothing is its own. */
export async function findOwnOwners(
  { database, payoutSources }: Parts,
  actor: AuditActor,
): Promise<OwnOwners> {
  const users =
    actor.kind === 'staff' ? await findOwnAccounts(database, actor.userId) : new Set<string>()
  const keys = new Map<OwnerKind, ReadonlySet<string>>()
  for (const source of payoutSources)
    keys.set(source.kind, users.size === 0 ? new Set() : await findKeys(database, source, users))
  return { users, keys }
}

const findKeys = async (
  database: Database,
  source: PayoutSource,
  users: ReadonlySet<string>,
): Promise<ReadonlySet<string>> => new Set(await source.findOwn(database, users))

/** @throws {Error} no feature can say whose money that is */
function isOwner({ keys }: OwnOwners, { kind, key }: PayoutOwner): boolean {
  const own = keys.get(kind)
  if (!own) throw new Error(`Nothing is known of payouts of the kind ${kind}`)
  return own.has(key)
}

/** @throws {Refusal} OWN_CASE: one of the owners is the actor, or tied to them, by whichever account */
export async function requireOthersOwners(
  parts: Parts,
  actor: AuditActor,
  owners: readonly PayoutOwner[],
): Promise<OwnOwners> {
  const own = await findOwnOwners(parts, actor)
  if (owners.some((owner) => isOwner(own, owner))) throw ownCase()
  return own
}

/** Where a payout goes. The payee is null when it is past its time. */
export type Going = { readonly owner: PayoutOwner; readonly payee: () => StoredPayee | null }

type Row = typeof payout.$inferSelect

export const goingOf =
  (encryption: FieldEncryption) =>
  (row: Row): Going => ({
    owner: ownerOf(row),
    payee: () => decryptPayee(encryption, row.id, row),
  })

/** @throws {Refusal} OWN_CASE: as `ownPayouts` */
export async function requireOthersPayouts(
  parts: PayoutParts,
  actor: AuditActor,
  payouts: readonly Going[],
): Promise<OwnOwners> {
  const own = await findOwnOwners(parts, actor)
  const isOwn = await ownPayouts(parts, own)
  if (payouts.some(isOwn)) throw ownCase()
  return own
}

/**
 * Finds the actor's own payouts, of every kind: those of their own money, and those to an account to
 * which their own money was or would have been paid.
 */
export async function ownPayouts(
  { database, encryption }: Pick<PayoutParts, 'database' | 'encryption'>,
  own: OwnOwners,
): Promise<(going: Going) => boolean> {
  const accounts = await findOwnPayees(database, encryption, own)
  return ({ owner, payee }) => {
    if (isOwner(own, owner)) return true
    if (accounts.length === 0) return false
    const to = payee()
    const written = to?.details?.replaceAll(/\D/g, '') ?? ''
    return accounts.some((account) => to?.account === account || written.includes(account))
  }
}

async function findOwnPayees(
  database: Database,
  encryption: FieldEncryption,
  { keys }: OwnOwners,
): Promise<readonly string[]> {
  const owners = [...keys].filter(([, own]) => own.size > 0)
  if (owners.length === 0) return []
  const rows = await database
    .select()
    .from(payout)
    .where(
      and(
        or(
          ...owners.map(([kind, own]) =>
            and(eq(payout.ownerKind, kind), inArray(payout.ownerKey, [...own])),
          ),
        ),
        isNotNull(payout.payeeAccount),
      ),
    )
  return rows.flatMap((row) => decryptPayee(encryption, row.id, row)?.account ?? [])
}
