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
import type { judgePdf } from './judge-pdf.server.ts'

/** As somebody sent it: nothing of it is to be believed. */
export type GivenFile = {
  readonly name: string
  readonly declaredType: string
  readonly bytes: Buffer
}

declare const judged: unique symbol

/** What may be stored: only `judgeFiles` makes one. */
export type JudgedFile = {
  readonly name: string
  readonly type: MediaType
  readonly bytes: Buffer
  readonly [judged]: true
}

/** Milliseconds. The largest that may be sent take a second or two of a core. */
const deadline = 20_000

const judgePdfTask = describeTask<typeof judgePdf>(
  new URL('./judge-pdf.server.ts', import.meta.url),
  'judgePdf',
  deadline,
)
const cleanImageTask = describeTask<typeof cleanImage>(
  new URL('./clean-image.server.ts', import.meta.url),
  'cleanImage',
  deadline,
)

/**
 * Looks at every file and cleans it, in a thread that looks at nothing else meanwhile.
 * @param sender whose turn in the line it is
 * @throws {Refusal} a problem of `fileProblems` (422) with the place of the file in the list, or
 *   UNAVAILABLE (503): too many wait, or the virus scanner does not answer
 */
export async function judgeFiles(
  parts: Pick<FileParts, 'scan' | 'log'>,
  given: readonly GivenFile[],
  sender: Sender,
): Promise<JudgedFile[]> {
  const files: JudgedFile[] = []
  for (const [place, file] of given.entries()) {
    const outcome = await judgeFile(parts, file, sender)
    if (typeof outcome === 'string') throw refuse(outcome, place)
    if (await isInfected(parts, file)) throw refuse('FILE_INFECTED', place)
    files.push(outcome)
  }
  return files
}

function refuse(problem: FileProblem, file: number): Refusal {
  return new Refusal(problem, uploadRefusals[problem], { details: { file } })
}

async function judgeFile(
  { log }: Pick<FileParts, 'log'>,
  file: GivenFile,
  sender: Sender,
): Promise<JudgedFile | FileProblem> {
  const { bytes } = file
  if (bytes.length === 0) return 'FILE_EMPTY'
  const type = agreedType(file)
  if (type === null) return 'FILE_TYPE_NOT_ALLOWED'
  const name = cleanName(file.name, type)
  try {
    if (type === 'application/pdf') {
      const problem = await untrustedWork.run(sender, judgePdfTask, { bytes })
      return problem ?? ({ name, type, bytes } as JudgedFile)
    }
    const clean = await untrustedWork.run(sender, cleanImageTask, { bytes, type })
    if (clean === null) return 'FILE_UNREADABLE'
    return { name, type, bytes: Buffer.from(clean.buffer) } as JudgedFile
  } catch (error) {
    if (!(error instanceof LimitExceeded)) throw error
    log.warn({ bound: error.bound, type, size: bytes.length }, 'a file was not judged to its end')
    return 'FILE_UNREADABLE'
  }
}

/** As it was sent: what is drawn anew has lost what a scanner looks for. */
async function isInfected(
  { scan, log }: Pick<FileParts, 'scan' | 'log'>,
  { bytes }: GivenFile,
): Promise<boolean> {
  if (scan === null) return false
  try {
    return (await scan(bytes)) === 'infected'
  } catch (error) {
    log.error({ error }, 'the virus scanner does not answer, so no file is taken')
    throw unavailable()
  }
}
