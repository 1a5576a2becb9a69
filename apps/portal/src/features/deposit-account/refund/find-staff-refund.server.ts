import { and, desc, eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { listAttachments } from '#core/files/attachments.server.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import { maskNationalId } from '#core/personal-data/national-id.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findAccountOfCase } from '../model/find-account.server.ts'
import { refundFiles } from './case-kind.ts'
import type { StaffRefund } from './contract.ts'
import { findPayouts, kroner } from './find-refund.server.ts'
import { decryptPayeeName } from './refund-secrets.server.ts'
import { depositRefund } from './tables.server.ts'

/** Everything that a decision needs. @returns null when there is no such refund */
export async function findStaffRefund(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  id: string,
): Promise<StaffRefund | null> {
  const [found] = await database
    .select({ caseFile, row: depositRefund, user, profile })
    .from(caseFile)
    .innerJoin(depositRefund, eq(depositRefund.caseId, caseFile.id))
    .innerJoin(user, eq(user.id, caseFile.userId))
    .leftJoin(profile, eq(profile.userId, caseFile.userId))
    .where(eq(caseFile.id, id))
  if (!found) return null
  const { row, profile: told } = found
  const { id: userId, firstName, lastName, email } = found.user
  const account = await findAccountOfCase(database, row.accountId)
  if (!account) throw new Error('a refund without its account')
  const { application, figures, invoicedOre } = account
  const number = await findNationalId(database, encryption, userId)
  const appliedName = `${application.firstName} ${application.lastName}`
  const [comment] = await database
    .select({ text: caseEvent.comment })
    .from(caseEvent)
    .where(and(eq(caseEvent.caseId, id), eq(caseEvent.actorKind, 'staff')))
    .orderBy(desc(caseEvent.id))
    .limit(1)
  return {
    id,
    bruker: {
      id: userId,
      fornavn: firstName,
      etternavn: lastName,
      epost: email,
      adresse: addressOf(told),
      fodselsDato: told?.birthDate ?? '',
      fodselsnummer: number ? maskNationalId(number.number) : '',
      erFodselsnummerBevist: number?.proof != null,
    },
    soknad: { navn: appliedName, fodselsDato: application.birthDate },
    rute: row.route,
    kontonummer: row.accountMasked ?? '',
    mottaker: decryptPayeeName(encryption, row),
    arsak: row.reason,
    vedlegg: await listAttachments(database, refundFiles(id)),
    kommentar: comment?.text ?? '',
    belop: kroner(row.amountOre ?? figures.balanceOre),
    saldo: kroner(figures.balanceOre),
    fakturert: kroner(invoicedOre),
    kundenummer: account.account.customerNumber,
    innbetalinger: account.payments.map(({ receivedOn, amountOre }) => ({
      dato: receivedOn,
      belop: kroner(amountOre),
    })),
    utbetalinger: await findPayouts(database, account.account.customerNumber),
    status: found.caseFile.status,
    opprettet: found.caseFile.createdAt.toISOString(),
    sistEndret: found.caseFile.changedAt.toISOString(),
  }
}

/** One line; empty where nothing is known. */
function addressOf(told: typeof profile.$inferSelect | null): string {
  if (!told) return ''
  const place = [told.zipCode, told.city].filter(Boolean).join(' ')
  return [told.addressLine1, told.addressLine2, told.addressLine3, place].filter(Boolean).join(', ')
}
