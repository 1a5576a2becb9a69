import { Refusal, unavailable } from '#platform/api/errors.server.ts'
import type { Sender } from '#platform/untrusted/fair-line.server.ts'
import { describeTask } from '#platform/untrusted/untrusted-task.ts'
import { LimitExceeded } from '#platform/untrusted/untrusted-thread.server.ts'
import { untrustedWork } from '#platform/untrusted/untrusted-work.server.ts'
import type { FileParts } from '../file-parts.server.ts'
import { agreedType, type MediaType } from '../file-types.ts'
import { type FileProblem, uploadRefusals } from '../refusals.ts'
import type { cleanImage } from './clean-image.server.ts'
import { cleanName } from './clean-name.ts'
import type { inspectPdf } from './inspect-pdf.server.ts'

/** As somebody sent it: nothing of it is to be believed. */
export type UploadedFile = {
  readonly name: string
  readonly declaredType: string
  readonly bytes: Buffer
}

declare const inspected: unique symbol

/** What may be stored: only `inspectFiles` makes one. */
export type InspectedFile = {
  readonly name: string
  readonly type: MediaType
  readonly bytes: Buffer
  /** Nothing seems to be on it: whoever sends it is told, and it is taken. */
  readonly looksEmpty: boolean
  readonly [inspected]: true
}

/** Milliseconds. The largest that may be sent take a second or two of a core. */
const deadline = 20_000

const inspectPdfTask = describeTask<typeof inspectPdf>(
  new URL('./inspect-pdf.server.ts', import.meta.url),
  'inspectPdf',
  deadline,
)
const cleanImageTask = describeTask<typeof cleanImage>(
  new URL('./clean-image.server.ts', import.meta.url),
  'cleanImage',
  deadline,
)

/**
 * Inspects and cleans every file, in a thread that inspects nothing else meanwhile.
 * @param sender in whose queue it waits
 * @throws {Refusal} a problem of `fileProblems` (422) with the place of the file in the list, or
 *   UNAVAILABLE (503): too many wait, or the virus scanner does not answer
 */
export async function inspectFiles(
  parts: Pick<FileParts, 'scan' | 'log'>,
  given: readonly UploadedFile[],
  sender: Sender,
): Promise<InspectedFile[]> {
  const files: InspectedFile[] = []
  for (const [place, file] of given.entries()) {
    const outcome = await inspectFile(parts, file, sender)
    if (typeof outcome === 'string') throw refuse(outcome, place)
    if (await isInfected(parts, file)) throw refuse('FILE_INFECTED', place)
    files.push(outcome)
  }
  return files
}

function refuse(problem: FileProblem, file: number): Refusal {
  return new Refusal(problem, uploadRefusals[problem], { details: { file } })
}

async function inspectFile(
  { log }: Pick<FileParts, 'log'>,
  file: UploadedFile,
  sender: Sender,
): Promise<InspectedFile | FileProblem> {
  const { bytes } = file
  if (bytes.length === 0) return 'FILE_EMPTY'
  const type = agreedType(file)
  if (type === null) return 'FILE_TYPE_NOT_ALLOWED'
  const name = cleanName(file.name, type)
  try {
    if (type === 'application/pdf') {
      const found = await untrustedWork.run(sender, inspectPdfTask, { bytes })
      if (found !== null && found !== 'LOOKS_EMPTY') return found
      return { name, type, bytes, looksEmpty: found !== null } as InspectedFile
    }
    const image = await untrustedWork.run(sender, cleanImageTask, { bytes, type })
    if (image === null) return 'FILE_UNREADABLE'
    const { clean, looksEmpty } = image
    return { name, type, bytes: Buffer.from(clean.buffer), looksEmpty } as InspectedFile
  } catch (error) {
    if (!(error instanceof LimitExceeded)) throw error
    log.warn(
      { bound: error.bound, type, size: bytes.length },
      'a file was not inspected to its end',
    )
    return 'FILE_UNREADABLE'
  }
}

/** As it was sent: an image that was encoded again has lost what a scanner looks for. */
async function isInfected(
  { scan, log }: Pick<FileParts, 'scan' | 'log'>,
  { bytes }: UploadedFile,
): Promise<boolean> {
  if (scan === null) return false
  try {
    return (await scan(bytes)) === 'infected'
  } catch (error) {
    log.error({ error }, 'the virus scanner does not answer, so no file is taken')
    throw unavailable()
  }
}
