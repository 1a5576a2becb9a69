import type { Camt054, Pain002 } from '../contract.ts'
import { readCamt054 } from './read-camt054.server.ts'
import { readPain002 } from './read-pain002.server.ts'

/** Both run in a thread of their own: `read-bank-file.server.ts` calls them. */

export function parseTransfers(given: { bytes: Uint8Array; ownAccount: string }): Promise<Camt054> {
  return readCamt054(asPieces(given.bytes), given.ownAccount)
}

export function parseAnswers(given: { bytes: Uint8Array }): Promise<Pain002> {
  return readPain002(asPieces(given.bytes))
}

async function* asPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
