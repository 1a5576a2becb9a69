import { inBatches } from '#core/bank/imports/describe-files.server.ts'
import { importPayments } from '#core/bank/imports/import-payments.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'

type Parts = Parameters<typeof importPayments>[0]
type File = Parameters<typeof importPayments>[1]

/**
 * Imports a file of one of the accounts that only pay, whichever it is about.
 * @throws {Refusal} as `importPayments`; `BANK_FILE_OTHER_ACCOUNT`: it is about none of them
 */
export async function importOfAny(
  parts: Parts,
  {
    body,
    accounts,
    actor,
  }: { body: ArrayBuffer; accounts: readonly string[] } & Pick<File, 'actor'>,
): ReturnType<typeof importPayments> {
  let refused: unknown
  for (const ownAccount of accounts) {
    try {
      return await importPayments(parts, { bytes: inBatches(body), ownAccount, actor })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'BANK_FILE_OTHER_ACCOUNT') throw error
      refused = error
    }
  }
  throw refused
}
