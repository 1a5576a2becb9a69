import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { Sender } from '#platform/untrusted/fair-line.server.ts'
import { describeTask } from '#platform/untrusted/untrusted-task.ts'
import { LimitExceeded } from '#platform/untrusted/untrusted-thread.server.ts'
import { untrustedWork } from '#platform/untrusted/untrusted-work.server.ts'
import { type Camt054, largestFile, type Pain002 } from '../contract.ts'
import { actorIdOf } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import type { parseAnswers, parseTransfers } from './parse-bank-file.server.ts'

/** Milliseconds: the largest file takes a few seconds of a core. */
const deadline = 60_000
const module = new URL('./parse-bank-file.server.ts', import.meta.url)
const parseTransfersTask = describeTask<typeof parseTransfers>(module, 'parseTransfers', deadline)
const parseAnswersTask = describeTask<typeof parseAnswers>(module, 'parseAnswers', deadline)

type UploadedFile = { readonly bytes: AsyncIterable<Uint8Array>; readonly actor: AuditActor }

/**
 * Reads a camt.054 in a thread of its own. Nothing is stored.
 * @throws {Refusal} BANK_FILE_…; UNAVAILABLE (503): too many files wait
 */
export async function readTransferFile(
  { bytes, actor }: UploadedFile,
  ownAccount: string,
): Promise<Camt054> {
  const whole = await collect(bytes)
  return withinBounds(
    untrustedWork.run(senderOf(actor), parseTransfersTask, { bytes: whole, ownAccount }),
  )
}

/** Reads a pain.002. @throws {Refusal} as `readTransferFile` */
export async function readAnswerFile({ bytes, actor }: UploadedFile): Promise<Pain002> {
  const whole = await collect(bytes)
  return withinBounds(untrustedWork.run(senderOf(actor), parseAnswersTask, { bytes: whole }))
}

const senderOf = (actor: AuditActor): Sender => ({
  client: actorIdOf(actor) ?? actor.kind,
  isVisitor: false,
})

/** @throws {Refusal} BANK_FILE_TOO_LARGE, as soon as it is */
async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of bytes) {
    length += piece.byteLength
    if (length > largestFile) throw refuse('BANK_FILE_TOO_LARGE')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

async function withinBounds<Read>(reading: Promise<Read>): Promise<Read> {
  return reading.catch((error: unknown) => {
    throw error instanceof LimitExceeded ? refuse('BANK_FILE_BROKEN') : error
  })
}
