import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'

/**
 * @param before the row, locked
 * @throws {Refusal} `KINDERGARTEN_CHANGED`: somebody else has saved it since it was read
 */
export function requireVersion(before: { readonly version: number }, seen: number): void {
  if (before.version !== seen) throw refuseKindergarten('KINDERGARTEN_CHANGED')
}
