import { Refusal, unavailable } from '#platform/api/errors.server.ts'
import { createLine } from '#platform/api/line.server.ts'
import type { FileParts } from '../file-parts.server.ts'
import { agreedType, type MediaType } from '../file-types.ts'
import { type FileProblem, uploadRefusals } from '../refusals.ts'
import { cleanImage } from './clean-image.server.ts'
import { cleanName } from './clean-name.ts'
import { judgePdf } from './judge-pdf.server.ts'

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

/** A picture takes up to 200 MB of memory while it is drawn anew. */
const line = createLine({ atOnce: 1, longestLine: 32 })

/**
 * Looks at every file and cleans it, one at a time in the whole process.
 * @throws {Refusal} a problem of `fileProblems` (422) with the place of the file in the list, or
 *   UNAVAILABLE (503): too many wait, or the virus scanner does not answer
 */
export async function judgeFiles(
  parts: Pick<FileParts, 'scan' | 'log'>,
  given: readonly GivenFile[],
): Promise<JudgedFile[]> {
  const files: JudgedFile[] = []
  for (const [place, file] of given.entries()) {
    const outcome = await line.run(() => judgeFile(file))
    if (typeof outcome === 'string') throw refuse(outcome, place)
    if (await isInfected(parts, file)) throw refuse('FILE_INFECTED', place)
    files.push(outcome)
  }
  return files
}

function refuse(problem: FileProblem, file: number): Refusal {
  return new Refusal(problem, uploadRefusals[problem], { details: { file } })
}

async function judgeFile(file: GivenFile): Promise<JudgedFile | FileProblem> {
  if (file.bytes.length === 0) return 'FILE_EMPTY'
  const type = agreedType(file)
  if (type === null) return 'FILE_TYPE_NOT_ALLOWED'
  const name = cleanName(file.name, type)
  if (type === 'application/pdf')
    return (await judgePdf(file.bytes)) ?? ({ name, type, bytes: file.bytes } as JudgedFile)
  const bytes = await cleanImage(file.bytes, type)
  return bytes === null ? 'FILE_UNREADABLE' : ({ name, type, bytes } as JudgedFile)
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
