import { and, eq, gt, isNull } from 'drizzle-orm'
import {
  kindergartenDevice,
  kindergartenPairing,
} from '#core/kindergartens/presence/tables.server.ts'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { readPairingCode } from './pairing-code.ts'

/**
 * Pairs a tablet by a code that is used up by it: of two at once, one is paired.
 * @param token the key of the tablet, of which the hash is stored
 * @throws {Refusal} PAIRING_CODE_INVALID: it is wrong, was used, or has expired
 */
export async function pairTablet(
  database: Database,
  { code, token }: { readonly code: string; readonly token: string },
  now: Date,
): Promise<{ deviceId: string }> {
  return database.transaction(async (transaction) => {
    const [used] = await transaction
      .update(kindergartenPairing)
      .set({ usedAt: now })
      .where(
        and(
          eq(kindergartenPairing.codeHash, hashToken(readPairingCode(code) ?? '')),
          isNull(kindergartenPairing.usedAt),
          gt(kindergartenPairing.expiresAt, now),
        ),
      )
      .returning()
    if (!used) throw refuse('PAIRING_CODE_INVALID')
    const [device] = await transaction
      .insert(kindergartenDevice)
      .values({
        departmentId: used.departmentId,
        name: used.deviceName,
        tokenHash: hashToken(token),
        pairedAt: now,
        pairedBy: used.createdBy,
      })
      .returning({ id: kindergartenDevice.id })
    if (!device) throw new Error('the tablet was not paired')
    return { deviceId: device.id }
  })
}
