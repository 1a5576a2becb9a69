import { randomInt } from 'node:crypto'
import { requireDepartment } from '#core/kindergartens/access/staff-access.server.ts'
import { pairingMinutes } from '#core/kindergartens/limits.ts'
import { kindergartenPairing } from '#core/kindergartens/presence/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import type { MadePairing } from './contract.ts'
import type { PairingForm } from './forms.ts'
import { makePairingCode } from './pairing-code.ts'

const minute = 60_000

/**
 * Makes a code for pairing a tablet. Only its hash is stored, which is enough for the minutes that it lives.
 * @throws {Refusal} DEPARTMENT_NOT_FOUND
 */
export async function makePairing(
  database: Database,
  staff: StaffActor,
  { departmentId, name }: PairingForm,
  now: Date,
): Promise<MadePairing> {
  const code = makePairingCode(randomInt)
  const expiresAt = new Date(now.getTime() + pairingMinutes * minute)
  await database.transaction(async (transaction) => {
    await requireDepartment(transaction, staff, departmentId)
    await transaction.insert(kindergartenPairing).values({
      codeHash: hashToken(code),
      departmentId,
      deviceName: name,
      createdBy: staff.userId,
      expiresAt,
    })
    await recordAction(transaction, staff, {
      action: 'kindergarten-pairing-made',
      subject: { kind: 'kindergarten-pairing', id: departmentId },
      after: { tabletName: name },
    })
  })
  return { code, expiresAt: expiresAt.toISOString() }
}
