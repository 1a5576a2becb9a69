import type { Payload } from 'payload'
import { checkFolder } from './check-folder.ts'
import { ImportUnderWay } from './exclusively.ts'
import { importContent } from './import-content.ts'
import { ImportProblems, problemLine } from './problem.ts'
import { startReport } from './report.ts'

/**
 * Checks a content folder and brings it in, and says on the console what became of it.
 * @param open is called when nothing speaks against the folder
 * @returns whether all of it is there
 */
export async function importFolder(folder: string, open: () => Promise<Payload>): Promise<boolean> {
  try {
    const report = startReport()
    const { source, warnings } = await checkFolder(folder)
    for (const warning of warnings) console.warn(`Note: ${problemLine(warning)}`)
    console.log(`${source.entries.length} items, no problems`)

    const payload = await open()
    payload.logger.level = 'error'
    const { pictures, attachments, documents } = await importContent(
      payload,
      source,
      report.progress,
    )
    report.say('pictures', pictures.uploaded, 0, pictures.unchanged)
    report.say('files', attachments.uploaded, 0, attachments.unchanged)
    for (const [name, { created, updated, unchanged }] of documents)
      report.say(name, created, updated, unchanged)
    report.end()
    return true
  } catch (error) {
    if (error instanceof ImportProblems) {
      for (const problem of error.problems) console.error(problemLine(problem))
      console.error(`Nothing was brought in: ${error.message}.`)
    } else if (error instanceof ImportUnderWay) {
      console.error(`${error.message}. Try again when it has ended.`)
    } else {
      console.error(`The import stopped; running it again continues. ${reasonOf(error)}`)
    }
    return false
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!error.cause) return error.message
  // A statement with all its values says less than the database does.
  const own = error.message.startsWith('Failed query') ? '' : `${error.message}: `
  return own + reasonOf(error.cause)
}
